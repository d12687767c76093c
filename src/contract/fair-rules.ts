/** How employers take part, as the rules of a series say; what they leave open is as custom has it. */
export interface FairRules {
  /** Working hours of a hold on a booth: milliseconds until it lapses. */
  readonly holdMs: number
  /** So much earlier a held booth's order ends, so that no payment comes for a booth that is gone. */
  readonly orderMarginMs: number
  /** How long one may take an offer from the waiting list. */
  readonly offerMs: number
  /** Whole days before the fair until which cancelling is free of consequences. */
  readonly freeCancelDays: number
  /** Minutes after the opening by which an employer has checked in. */
  readonly checkInMinutes: number
  /** So many no-shows within a year shut an employer out for so many days. */
  readonly noShows: number
  readonly shutOutDays: number
  /** Jobs that one booth shows at most. */
  readonly jobsPerBooth: number
  /** Days for which reports of talks are kept after they were decided, and after the fair at most. */
  readonly reportDays: number
  readonly reportFairDays: number
}

const MINUTE = 60_000

/**
 * What has been in force since when, latest last: a fair goes by the rules of the day on which it was published. Booking
 * rules as talent markets of Xiamen and Gulou publish them; the length of holds and offers,
 * and for how long reports are kept, is our own.
 */
const dated: readonly { readonly since: string; readonly rules: FairRules }[] = [
  {
    since: '2020-01-01',
    rules: {
      holdMs: 15 * MINUTE,
      orderMarginMs: 2 * MINUTE,
      offerMs: 24 * 60 * MINUTE,
      freeCancelDays: 1,
      checkInMinutes: 30,
      noShows: 2,
      shutOutDays: 365,
      jobsPerBooth: 20,
      reportDays: 90,
      reportFairDays: 180,
    },
  },
]

/** The rules of a fair that was published on this day (YYYY-MM-DD); before the first of them, the first. */
export const fairRulesOn = (day: string): FairRules => {
  const [first, ...later] = dated
  if (!first) throw new RangeError('there are no rules of fairs')
  return later.reduce((rules, one) => (one.since <= day ? one.rules : rules), first.rules)
}
