export type Salary = {
  /** Yuan for each `unit`; null is an open end, both null is 面议. */
  readonly minYuan: number | null
  readonly maxYuan: number | null
  readonly unit?: 'month' | 'day' | 'hour'
  /** Salaries paid a year, shown from 13 on. */
  readonly monthsPerYear?: number
}

const UNITS = { month: '元/月', day: '元/天', hour: '元/小时' } as const

/** Pay in words: 5K~8K · 4.5K~6K·13薪 · 30K以上 · 150~200元/天 · 面议. Monthly pay from 1,000 yuan is told in thousands. */
export function formatSalary({ minYuan, maxYuan, unit = 'month', monthsPerYear = 12 }: Salary): string {
  if (minYuan === null && maxYuan === null) return '面议'
  const inThousands = unit === 'month' && (minYuan ?? maxYuan ?? 0) >= 1000
  const amount = (yuan: number) => (inThousands ? `${trimmed(yuan / 1000)}K` : trimmed(yuan))
  const suffix = inThousands ? '' : UNITS[unit]
  const extra = monthsPerYear > 12 ? `·${monthsPerYear}薪` : ''
  return rangeText(minYuan === null ? null : amount(minYuan), maxYuan === null ? null : amount(maxYuan), suffix) + extra
}

function rangeText(min: string | null, max: string | null, suffix: string): string {
  if (min === null) return `${max}${suffix}以下`
  if (max === null) return `${min}${suffix}以上`
  return min === max ? min + suffix : `${min}~${max}${suffix}`
}

function trimmed(amount: number): string {
  return String(Math.round(amount * 10) / 10)
}
