import type { SampleCompany } from './companies.ts'
import { DAY, isoOf, type Moments } from './moments.ts'
import type { Random } from './random.ts'

export interface LicenceRow {
  readonly id: string
  readonly company_id: number
  readonly submitted_at: string
  readonly state: 'pending' | 'returned'
  readonly reason: string
  readonly reviewer: '' | 'office'
  readonly reviewed_at: string | null
}

const reasons = ['照片反光，看不清统一社会信用代码', '执照上的单位名称与注册时填写的不一致']

/** What companies have handed in that have not passed their check: most wait, some were given it back. */
export const waitingLicences = (random: Random, moments: Moments, companies: readonly SampleCompany[]): LicenceRow[] =>
  companies
    .filter(({ row }) => row.verified_at === null)
    .map(({ row }, index) => {
      const submitted = moments.now - (index + 3) * (DAY / 4)
      const isReturned = index % 3 === 2
      return {
        id: random.uuid(),
        company_id: row.id,
        submitted_at: isoOf(submitted),
        state: isReturned ? 'returned' : 'pending',
        reason: isReturned ? random.pick(reasons) : '',
        reviewer: isReturned ? 'office' : '',
        reviewed_at: isReturned ? isoOf(submitted + DAY / 4) : null,
      }
    })
