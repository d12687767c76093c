import { type FlexibleJob, payWords } from '#contract/flexible'

const settlements = { day: '日结', week: '周结', month: '月结' } as const

export const payOf = (job: FlexibleJob) => payWords(job)

export const settledOf = ({ settled }: FlexibleJob) => settlements[settled]

/** How many are still wanted, or why nobody is. */
export const leftOf = ({ left, headcount, open }: FlexibleJob) =>
  open ? `招 ${headcount} 人，还差 ${left} 人` : left === 0 ? '已招满' : '已截止'
