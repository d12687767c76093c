import type { FlexibleJob } from '#contract/flexible'

const units = { hour: '小时', day: '天', piece: '单' } as const
const settlements = { day: '日结', week: '周结', month: '月结' } as const

/** Such as 180–220 元/天. */
export const payOf = ({ payLow, payHigh, payUnit }: FlexibleJob) =>
  `${payLow === payHigh ? payLow : `${payLow}–${payHigh}`} 元/${units[payUnit]}`

export const settledOf = ({ settled }: FlexibleJob) => settlements[settled]

/** How many are still wanted, or why nobody is. */
export const leftOf = ({ left, headcount, open }: FlexibleJob) =>
  open ? `招 ${headcount} 人，还差 ${left} 人` : left === 0 ? '已招满' : '已截止'
