import { codes } from '#contract/codes'
import { chinaDay } from '../clock.ts'
import { findLicenceStanding } from '../companies/licence-check.ts'
import type { Queryable } from '../db/db.ts'
import { Refusal } from '../http/refusal.ts'
import { isChecked } from './card-queries.ts'

const unchecked = () => new Refusal(codes.wrongState, '单位认证通过后才能查看求职者的简历，请先在单位中心提交营业执照')

/** Refuses a company whose licence was not checked: enough for what it has already, handed over, received or downloaded. */
export async function demandChecked(db: Queryable, companyId: string): Promise<void> {
  if (!(await isChecked(db, companyId))) throw unchecked()
}

/** Refuses a company to which nobody's resume is to be opened anew: its licence was not checked, or that has lapsed. */
export async function demandVerified(db: Queryable, companyId: string, now: Date): Promise<void> {
  const standing = await findLicenceStanding(db, companyId, chinaDay(now))
  if (standing === 'none') throw unchecked()
  if (standing === 'lapsed') {
    throw new Refusal(
      codes.wrongState,
      '单位的营业执照已超过复核期限，重新核验通过后才能查看更多求职者的简历，请在单位中心重新提交营业执照',
    )
  }
}
