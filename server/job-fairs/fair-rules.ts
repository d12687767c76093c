import * as z from 'zod/mini'
import { type FairRules, fairRulesOn } from '#contract/fair-rules'
import { chinaDay } from '../clock.ts'

const within = (least: number, most: number) => z.optional(z.int().check(z.gte(least), z.lte(most)))

/** What a series may set otherwise than custom has it; how long holds and offers last, and what is kept, it may not. */
const seriesRules = z.strictObject({
  freeCancelDays: within(0, 30),
  checkInMinutes: within(0, 240),
  noShows: within(1, 10),
  shutOutDays: within(0, 1_095),
  jobsPerBooth: within(1, 100),
})

/** The rules of this day (YYYY-MM-DD), with those laid over them that a series sets, as they are stored; null for none. */
export function rulesWith(stored: unknown, day: string): FairRules {
  const rules = fairRulesOn(day)
  const own = seriesRules.parse(stored ?? {})
  return {
    ...rules,
    freeCancelDays: own.freeCancelDays ?? rules.freeCancelDays,
    checkInMinutes: own.checkInMinutes ?? rules.checkInMinutes,
    noShows: own.noShows ?? rules.noShows,
    shutOutDays: own.shutOutDays ?? rules.shutOutDays,
    jobsPerBooth: own.jobsPerBooth ?? rules.jobsPerBooth,
  }
}

/** What the rules of a fair are read from: its columns `published_at` and `rules`, the latter as `fair_rules`. */
export interface RuledFair {
  readonly published_at: string
  readonly fair_rules: unknown
}

/** The rules of a fair: those of the day on which it was published, and over them what its series set when it was made. */
export const rulesOfFair = ({ published_at, fair_rules }: RuledFair): FairRules =>
  rulesWith(fair_rules, chinaDay(new Date(published_at)))
