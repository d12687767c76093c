import { type DrawMoments, drawMoments } from '#contract/fair-draw'
import { type FairDrawRules, fairDrawRulesOn } from '#contract/fair-draw-rules'
import { chinaDay } from '../clock.ts'
import { toTimeline } from '../job-fairs/rows.ts'
import type { TalkFairRow } from './fair-queries.ts'

/** Those of the day on which the fair was published. */
export const rulesOf = ({ published_at }: TalkFairRow): FairDrawRules =>
  fairDrawRulesOn(chinaDay(new Date(published_at)))

export const momentsOf = (row: TalkFairRow): DrawMoments => drawMoments(toTimeline(row), rulesOf(row))
