import type { ApplicationState } from '#contract/applications'
import { notes } from './data/remarks.ts'
import type { SampleJob } from './jobs.ts'
import { DAY, isoOf, type Moments } from './moments.ts'
import { type Random, randomOf } from './random.ts'
import type { SampleSeeker } from './seekers.ts'
import { type Step, timelineOf, timelineTo } from './timeline.ts'

const RECENT = 20 * DAY
/** So long ago at least, where the posting has stood that long, was sent what has come to an offer after an interview. */
const WITH_INTERVIEW = 25 * DAY

export interface SampleApplication {
  readonly id: string
  readonly job: SampleJob
  readonly seeker: SampleSeeker
  readonly steps: readonly Step[]
  readonly state: ApplicationState
  readonly unread: boolean
  readonly notes: readonly { readonly id: string; readonly body: string; readonly at: number }[]
}

/** The last moment of a posting's last day in China, or now. */
const lastMoment = ({ row }: SampleJob, now: number) => Math.min(now, Date.parse(`${row.expires_on}T23:59:00+08:00`))

/** From when on this person could apply to this job, and until when. */
function windowOf(job: SampleJob, seeker: SampleSeeker, now: number): readonly [from: number, to: number] {
  return [Math.max(job.published, seeker.joined) + 60_000, lastMoment(job, now)]
}

interface Sent {
  readonly job: SampleJob
  readonly seeker: SampleSeeker
  readonly steps: readonly Step[]
}

function applicationOf(random: Random, { job, seeker, steps }: Sent, now: number): SampleApplication {
  const last = steps.at(-1)
  const state = last?.state ?? 'delivered'
  const read = steps.find(step => step.state === 'viewed')
  const noted = read && state !== 'withdrawn' && random.chance(0.12)
  const at = read ? Math.min(now, read.at + Math.floor(random.next() * DAY)) : now
  return {
    id: random.uuid(),
    job,
    seeker,
    steps,
    state,
    unread: state === 'delivered',
    notes: noted ? [{ id: random.uuid(), body: random.pick(notes), at }] : [],
  }
}

/** Pairs of person and job, each once. */
function pairs() {
  const seen = new Set<string>()
  return (seeker: SampleSeeker, job: SampleJob): boolean => {
    const key = `${seeker.user.id} ${job.row.id}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? []
    groups.set(keyOf(item), group)
    group.push(item)
  }
  return groups
}

/** Every state, and how many applications of the sample employer are in it at least. */
const shown: readonly (readonly [state: ApplicationState, count: number])[] = [
  ['delivered', 5],
  ['viewed', 3],
  ['shortlisted', 3],
  ['interview', 3],
  ['offer', 2],
  ['hired', 2],
  ['unfit', 3],
  ['withdrawn', 2],
]

interface Market {
  readonly jobs: readonly SampleJob[]
  readonly seekers: readonly SampleSeeker[]
  /** Id of the company whose account people try out. */
  readonly showcase: number
  /** The person whose account people try out, with the states in which the applications are. */
  readonly protagonist: SampleSeeker
}

/** About six thousand applications: people write to jobs of their own kind, mostly nearby. */
export function sampleApplications(
  moments: Moments,
  { jobs, seekers, showcase, protagonist }: Market,
): SampleApplication[] {
  const random = randomOf(7_004)
  const { now } = moments
  const isNew = pairs()
  const sent: Sent[] = []
  const add = (seeker: SampleSeeker, job: SampleJob, state?: ApplicationState) => {
    const [earliest, to] = windowOf(job, seeker, now)
    // What waits for an answer must not have waited too long.
    const from = state === 'delivered' || state === 'viewed' ? Math.max(earliest, now - RECENT) : earliest
    if (from >= to || !isNew(seeker, job)) return false
    const until = state === 'offer' || state === 'hired' ? Math.max(from, Math.min(to, now - WITH_INTERVIEW)) : to
    const at = moments.between(from, until, random)
    sent.push({ job, seeker, steps: state ? timelineTo(random, state, at, now) : timelineOf(random, at, now) })
    return true
  }

  const byTitle = grouped(jobs, job => job.row.category3)
  const byGroup = grouped(jobs, job => job.row.category2)

  const mine = byTitle.get(protagonist.title.category3) ?? []
  const near = mine.filter(job => job.isOpen && job.row.city === protagonist.resume?.city)
  const states = shown.map(([state]) => state)
  random.shuffled(near).forEach((job, index) => {
    const state = states[index]
    if (state) add(protagonist, job, state)
  })

  const own = jobs.filter(job => job.row.company_id === showcase && job.isOpen && job.row.status === 'valid')
  const ready = seekers.filter(seeker => seeker.canSend)
  for (const [state, count] of shown) {
    for (let done = 0, tries = 0; done < count && tries < 200; tries += 1) {
      const job = random.pick(own)
      const kin = ready.filter(seeker => seeker.title.category2 === job.row.category2)
      if (kin.length > 0 && add(random.pick(kin), job, state)) done += 1
    }
  }

  for (const seeker of ready) {
    const { title, resume } = seeker
    const same = byTitle.get(title.category3) ?? []
    const known = same.length >= 4 ? same : [...same, ...(byGroup.get(title.category2) ?? [])]
    const wishes: readonly string[] = resume?.sections.intention.cities ?? []
    const count = Math.floor(random.next() ** 1.5 * 13.3)
    for (let index = 0; index < count; index += 1) {
      add(
        seeker,
        random.weighted(known, job => (wishes.includes(job.row.city) ? 8 : 1) * (job.row.urgent ? 2 : 1)),
      )
    }
  }
  return sent.map(application => applicationOf(random, application, now))
}

export const applicationRow = ({ id, job, seeker, state, unread, steps }: SampleApplication) => ({
  id,
  job_id: job.row.id,
  company_id: job.row.company_id,
  user_id: seeker.user.id,
  resume_id: seeker.resume?.id ?? null,
  status: state,
  unread,
  created_at: isoOf(steps[0]?.at ?? 0),
  updated_at: isoOf(steps.at(-1)?.at ?? 0),
})
