import type { JobSummary } from '#contract/jobs'
import { sql } from '../db/sql.ts'
import { placeLabel } from '../places.ts'

/** What a list shows of a job (alias j). */
export const jobColumns = sql`
  j.id, j.title, j.company_id, j.company_name, j.city, j.district, j.wage_min, j.wage_max, j.wage_months, j.nature, j.education, j.experience, j.headcount, j.welfare,
  j.urgent, j.refreshed_at, j.expires_on`

/** Whether a job (alias j) is still to be applied for on this day, YYYY-MM-DD in China: through its last day. */
export const isOpenOn = (today: string) => sql`j.status = 'valid' and j.expires_on >= ${today}::date`

export interface JobRow {
  readonly id: number
  readonly title: string
  readonly company_id: number
  readonly company_name: string
  readonly city: string
  readonly district: string
  readonly wage_min: number | null
  readonly wage_max: number | null
  readonly wage_months: number
  readonly nature: string
  readonly education: string
  readonly experience: string
  readonly headcount: number
  readonly welfare: string[]
  readonly urgent: boolean
  readonly refreshed_at: string
  readonly expires_on: string
}

/** Lists say how long ago in minutes at the finest; digits below are random, which no compression makes smaller. */
const minuteOf = (moment: number) => Math.floor(moment / 60_000) * 60_000

/** A job as the contract's lists show it. */
export const toJobSummary = (row: JobRow): JobSummary => ({
  id: String(row.id),
  title: row.title,
  companyId: String(row.company_id),
  companyName: row.company_name,
  place: placeLabel(row.city, row.district),
  wageMin: row.wage_min,
  wageMax: row.wage_max,
  wageMonths: row.wage_months,
  nature: row.nature,
  education: row.education,
  experience: row.experience,
  headcount: row.headcount,
  welfare: row.welfare,
  urgent: row.urgent,
  refreshedAt: minuteOf(Date.parse(row.refreshed_at)),
  expiresOn: row.expires_on,
})
