import { type FlexibleJob, payWords, settlements } from '#contract/flexible'
import { labelOf } from '#contract/reference/lookup'

export const payOf = (job: FlexibleJob) => payWords(job)

export const settledOf = ({ settled }: FlexibleJob) => labelOf(settlements, settled)

/** How many are still wanted, or why nobody is. */
export const leftOf = ({ left, headcount, open }: FlexibleJob) =>
  open ? `招 ${headcount} 人，还差 ${left} 人` : left === 0 ? '已招满' : '已截止'
