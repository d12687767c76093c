import type { JobSummary } from '#contract/jobs'
import { formatSalary } from '#platform/text'

export type Pay = Pick<JobSummary, 'wageMin' | 'wageMax' | 'wageMonths'>

/** Monthly pay in the words people use: 5K~8K·13薪, 面议. */
export const payOf = ({ wageMin, wageMax, wageMonths }: Pay): string =>
  formatSalary({ minYuan: wageMin, maxYuan: wageMax, monthsPerYear: wageMonths })

/** The same in full, for who does not count in thousands: 5000~8000 元/月; '' where it is to be agreed. */
export function monthlyYuanOf({ wageMin, wageMax }: Pay): string {
  const ends = [wageMin, wageMax].filter(end => end !== null)
  if (ends.length === 0) return ''
  const limit = wageMin === null ? '以下' : wageMax === null ? '以上' : ''
  return `${[...new Set(ends)].join('~')} 元/月${limit}`
}
