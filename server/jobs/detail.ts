import { publicAnswersOf } from '#contract/job-posting'
import type { JobDetail } from '#contract/jobs'
import { toldToSeekers } from '#contract/reference/closing-reasons'
import { toShownCheck } from '../companies/licence-check.ts'
import { fileAddress } from '../http/files/address.ts'
import { placeLabel } from '../places.ts'
import { answersIn } from './columns.ts'
import type { DetailRow } from './queries/read.ts'
import { toJobSummary } from './summary.ts'

/** A job's public page as the contract shows it. */
export const toJobDetail = (row: DetailRow, fairs: JobDetail['fairs']): JobDetail => ({
  ...toJobSummary(row),
  ...publicAnswersOf(answersIn(row)),
  category1: row.category1,
  category3: row.category3,
  categoryLabel: row.category_label,
  publishedAt: Date.parse(row.first_offered_at),
  confirmedAt: Date.parse(row.confirmed_at ?? row.refreshed_at),
  viewCount: row.view_count,
  applyCount: row.apply_count,
  status: row.open ? 1 : 2,
  closedBecause: row.open ? '' : toldToSeekers(row.closed_reason),
  company: {
    id: String(row.company_id),
    name: row.full_name,
    shortName: row.short_name,
    trade: row.trade,
    companyType: row.company_type,
    scale: row.scale,
    place: placeLabel(row.company_city, row.company_district),
    ...toShownCheck(row),
    accountKind: row.account_kind,
    openJobs: row.open_jobs,
    logo: fileAddress(row.logo_file),
  },
  fairs,
})
