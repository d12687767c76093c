import { codes } from '#contract/codes'
import type { Queryable } from '../db/db.ts'
import { Refusal } from '../http/refusal.ts'
import { isVerified } from './card-queries.ts'

/** Refuses a company whose licence was not checked. */
export async function demandVerified(db: Queryable, companyId: string): Promise<void> {
  if (!(await isVerified(db, companyId))) {
    throw new Refusal(codes.wrongState, '单位认证通过后才能查看求职者的简历，请先在单位中心提交营业执照')
  }
}
