import { chinaDay, isWeekday } from '../../china-time.ts'
import type { SampleApplication } from './applications.ts'
import type { JobRow } from './jobs.ts'
import type { Moments } from './moments.ts'
import { type Random, randomOf } from './random.ts'

export interface ViewDayRow {
  readonly job_id: number
  readonly day: string
  readonly views: number
}

/** The oldest posting is not so old. */
const DAYS = 90

/** How much a day weighs beside the others: most look at what is new, fewer on Saturday and Sunday. */
function weightOf(random: Random, day: string, age: number): number {
  return (0.6 + 0.8 * random.next()) * (1 + 1.5 * Math.exp(-age / 4)) * (isWeekday(day) ? 1 : 0.55)
}

/** `total` things over these weights, whole and exactly all of them. */
function spread(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let reached = 0
  let placed = 0
  return weights.map(weight => {
    reached += weight
    const until = Math.round((total * reached) / all)
    const share = until - placed
    placed = until
    return share
  })
}

/** The posting's last day before the public: when it was taken down, if anything has changed since it was last confirmed. */
const endOf = ({ status, updated_at, confirmed_at, expires_on }: JobRow) =>
  status === 'invalid' && updated_at !== confirmed_at ? chinaDay(new Date(updated_at)) : (expires_on ?? '')

/** On which days the postings were viewed: as often in all as each says, and once at least by whoever applied on that day. */
export function sampleViewDays(
  moments: Moments,
  jobs: readonly JobRow[],
  applications: readonly SampleApplication[],
): ViewDayRow[] {
  const random = randomOf(7_031)
  const days = Array.from({ length: DAYS }, (_, at) => moments.day(at - DAYS + 1))
  const placeOf = (moment: number | string) => days.indexOf(chinaDay(new Date(moment)))
  const appliedAt = Map.groupBy(
    applications.map(({ job, steps }) => ({ id: job.row.id, place: placeOf(steps[0]?.at ?? 0) })),
    ({ id }) => id,
  )
  return jobs.flatMap(job => {
    if (job.published_at === null) return []
    const applied = (appliedAt.get(job.id) ?? []).map(({ place }) => place)
    const first = placeOf(job.published_at)
    const end = days.indexOf(endOf(job))
    const last = Math.max(first, end < 0 ? DAYS - 1 : end, ...applied)
    const shown = days.slice(first, last + 1)
    const others = spread(
      job.view_count - applied.length,
      shown.map((day, age) => weightOf(random, day, age)),
    )
    return shown
      .map((day, age) => ({
        job_id: job.id,
        day,
        views: (others[age] ?? 0) + applied.filter(place => place === first + age).length,
      }))
      .filter(({ views }) => views > 0)
  })
}
