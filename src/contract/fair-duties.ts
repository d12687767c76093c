import { type FairKind, isOnline } from './fair-kinds.ts'
import type { FairState, FairTimeline } from './fair-timeline.ts'

/** What the authorities ask of whoever holds a fair. */
export interface FairDutyRules {
  /** Days before the opening by which a fair on site is filed with the labour authority. */
  readonly filingDays: number
  /** From so many people on, the police permit it, and are asked so many days before. */
  readonly permitFrom: number
  readonly permitDays: number
  /** One of the staff for each so many booths, at least. */
  readonly boothsPerStaff: number
  /** Days after the end within which statistics and employers are handed in. */
  readonly statisticsDays: number
}

/**
 * What has been in force since when, latest last: Beijing's rules of fairs (filing 15 days before, staff 1 to 10 booths,
 * statistics within 7 days); the State Council's order 505 on large public events (from 1,000 people, 20 days before).
 */
const dated: readonly { readonly since: string; readonly rules: FairDutyRules }[] = [
  {
    since: '2020-01-01',
    rules: { filingDays: 15, permitFrom: 1_000, permitDays: 20, boothsPerStaff: 10, statisticsDays: 7 },
  },
]

/** The rules for a fair that opens on this day (YYYY-MM-DD); before the first of them, the first. */
export function fairDutyRulesOn(day: string): FairDutyRules {
  const [first, ...later] = dated
  if (!first) throw new RangeError('there are no rules of duties')
  return later.reduce((rules, one) => (one.since <= day ? one.rules : rules), first.rules)
}

export const fairDutyNames = ['permit', 'filing', 'statistics', 'archive'] as const
export type FairDutyName = (typeof fairDutyNames)[number]

export interface FairDuty {
  readonly name: FairDutyName
  /** By when, in milliseconds. */
  readonly dueAt: number
  readonly isDone: boolean
}

/** What of a fair decides its duties. */
export interface FairDutyFacts {
  readonly kind: FairKind
  readonly state: FairState
  readonly timeline: Pick<FairTimeline, 'opensAt' | 'closesAt'>
  /** People expected. */
  readonly expected: number
  readonly isFiled: boolean
  readonly isPermitted: boolean
  readonly hasStatistics: boolean
  readonly isFrozen: boolean
}

const DAY = 86_400_000

/** The staff that so many booths call for at least. */
export const leastStaff = (booths: number, { boothsPerStaff }: FairDutyRules): number =>
  Math.ceil(booths / boothsPerStaff)

/** What a fair has to be handed in for, the earliest first; nothing where it does not take place. */
export function fairDuties(facts: FairDutyFacts, rules: FairDutyRules): readonly FairDuty[] {
  const { kind, state, timeline, expected } = facts
  if (state === 'cancelled' || state === 'postponed') return []
  const after = timeline.closesAt + rules.statisticsDays * DAY
  const duties: FairDuty[] = []
  if (!isOnline(kind)) {
    if (expected >= rules.permitFrom)
      duties.push({ name: 'permit', dueAt: timeline.opensAt - rules.permitDays * DAY, isDone: facts.isPermitted })
    duties.push({ name: 'filing', dueAt: timeline.opensAt - rules.filingDays * DAY, isDone: facts.isFiled })
  }
  duties.push({ name: 'statistics', dueAt: after, isDone: facts.hasStatistics })
  duties.push({ name: 'archive', dueAt: after, isDone: facts.isFrozen })
  return duties
}
