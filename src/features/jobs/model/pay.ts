import type { JobSummary } from '#contract/jobs'
import { formatSalary } from '#platform/text'

export type Pay = Pick<JobSummary, 'wageMin' | 'wageMax' | 'wageMonths'>

/** Monthly pay in the words people use: 5K~8K·13薪, 面议. */
export const payOf = ({ wageMin, wageMax, wageMonths }: Pay): string =>
  formatSalary({ minYuan: wageMin, maxYuan: wageMax, monthsPerYear: wageMonths })
