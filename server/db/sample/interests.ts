import type { SampleApplication } from './applications.ts'
import type { SampleJob } from './jobs.ts'
import { DAY, isoOf, type Moments } from './moments.ts'
import { randomOf } from './random.ts'
import type { SampleSeeker } from './seekers.ts'

export interface Interests {
  readonly views: readonly { readonly user_id: string; readonly job_id: number; readonly viewed_at: string }[]
  readonly favourites: readonly { readonly user_id: string; readonly job_id: number; readonly created_at: string }[]
  readonly follows: readonly { readonly user_id: string; readonly company_id: number; readonly created_at: string }[]
}

const VIEWED_DAYS = 30

/** Whom to look after more than others: sample accounts always have something to show. */
interface Keen {
  readonly userId: string
}

/** Jobs that people looked at, kept and follow the employers of: their own kind of work, and what they applied to. */
export function sampleInterests(
  moments: Moments,
  jobs: readonly SampleJob[],
  seekers: readonly SampleSeeker[],
  applications: readonly SampleApplication[],
  keen: Keen,
): Interests {
  const random = randomOf(7_005)
  const byTitle = Map.groupBy(jobs, job => job.row.category3)
  const applied = Map.groupBy(applications, ({ seeker }) => seeker.user.id)
  const views: Interests['views'][number][] = []
  const favourites: Interests['favourites'][number][] = []
  const follows: Interests['follows'][number][] = []
  for (const { user, title, joined } of seekers) {
    const always = user.id === keen.userId
    const sent = (applied.get(user.id) ?? []).map(({ job }) => job)
    const curious = random.some(byTitle.get(title.category3) ?? [], always ? 14 : random.int(0, 6))
    const looked = [...new Set([...sent, ...curious])]
    const momentFor = (job: SampleJob) =>
      moments.between(Math.max(job.published, joined, moments.now - VIEWED_DAYS * DAY), moments.now, random)
    const seen = looked.map(job => ({ job, at: momentFor(job) }))
    views.push(...seen.map(({ job, at }) => ({ user_id: user.id, job_id: job.row.id, viewed_at: isoOf(at) })))
    const kept = seen.filter(() => always || random.chance(0.25)).slice(0, 8)
    favourites.push(...kept.map(({ job, at }) => ({ user_id: user.id, job_id: job.row.id, created_at: isoOf(at) })))
    const companies = new Map(
      seen.filter(() => random.chance(always ? 0.5 : 0.12)).map(({ job, at }) => [job.row.company_id, at]),
    )
    follows.push(...[...companies].map(([id, at]) => ({ user_id: user.id, company_id: id, created_at: isoOf(at) })))
  }
  return { views, favourites, follows }
}
