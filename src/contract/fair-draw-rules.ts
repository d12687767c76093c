/** How talk slots of fairs on line are given. */
export interface FairDrawRules {
  /** Talks that one person may have at a fair at most. */
  readonly perPerson: number
  /** Wishes that one person may name at a fair at most, in order. */
  readonly mostWishes: number
  /** So long before the opening requests end and lots are drawn. */
  readonly leadMs: number
  /** Length of a talk in minutes. */
  readonly minutes: readonly number[]
  /** Talk slots that one exhibitor offers at a fair at most. */
  readonly mostOffered: number
}

const HOUR = 3_600_000

/** What has been in force since when, latest last: a fair goes by the rules of the day on which it was published. */
const dated: readonly { readonly since: string; readonly rules: FairDrawRules }[] = [
  {
    since: '2020-01-01',
    rules: { perPerson: 3, mostWishes: 10, leadMs: 24 * HOUR, minutes: [10, 15, 20, 30], mostOffered: 200 },
  },
]

/** The rules of a fair that was published on this day (YYYY-MM-DD); before the first of them, the first. */
export const fairDrawRulesOn = (day: string): FairDrawRules => {
  const [first, ...later] = dated
  if (!first) throw new RangeError('there are no rules of draws')
  return later.reduce((rules, one) => (one.since <= day ? one.rules : rules), first.rules)
}
