import type { CompanyProfile } from '#contract/companies'
import { fileAddress } from '../http/files/address.ts'
import { placeLabel } from '../places.ts'
import { toShownCheck } from './licence-check.ts'
import type { CompanyRow } from './queries.ts'

/** A credit code with its middle hidden, the first and last four kept: enough to compare, not to misuse. */
const maskCreditCode = (code: string): string =>
  code.length > 8 ? `${code.slice(0, 4)}${'*'.repeat(code.length - 8)}${code.slice(-4)}` : '*'.repeat(code.length)

/** A company as its public page shows it. */
export const toProfile = (row: CompanyRow): CompanyProfile => ({
  id: String(row.id),
  name: row.name,
  formerName: row.former_name,
  shortName: row.short_name,
  trade: row.trade,
  companyType: row.company_type,
  scale: row.scale,
  place: placeLabel(row.city, row.district),
  address: row.address,
  intro: row.intro,
  website: row.website,
  foundedYear: row.founded_year,
  welfare: row.welfare,
  logo: fileAddress(row.logo_file),
  creditCode: maskCreditCode(row.credit_code),
  ...toShownCheck(row),
  accountKind: row.account_kind,
  openJobs: row.open_jobs,
  followers: row.follower_count,
  reachable: row.reachable,
  sample: row.sample,
})
