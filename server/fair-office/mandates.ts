import { codes } from '#contract/codes'
import { type FairMandate, fairMandateLabels } from '#contract/fair-mandates'
import type { Db } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import {
  dropFairMandates,
  findFairMandates,
  findOfficer,
  type MandateScope,
  putFairMandates,
} from './mandate-queries.ts'

/**
 * What whoever asks may do at a fair. To those without any mandate the fair has no office; `needed` is refused in words
 * to those who have another one.
 */
export async function demandFairMandate(
  { db, user }: Pick<Context<'type1'>, 'db' | 'user'>,
  fair: string | number,
  ...needed: readonly FairMandate[]
): Promise<readonly FairMandate[]> {
  const mandates = await findFairMandates(db, user.id, fair)
  if (mandates.length === 0) throw notFound()
  if (needed.length > 0 && !needed.some(one => mandates.includes(one))) {
    const words = needed.map(one => `“${fairMandateLabels[one]}”`).join('或')
    throw new Refusal(codes.roleTooLow, `这一步需要${words}权限，请联系招聘会的主办方`)
  }
  return mandates
}

const subjectOf = (scope: MandateScope) =>
  'fair' in scope ? { kind: 'fair', id: scope.fair } : { kind: 'fair-city', id: scope.city }

/** Gives an organisation's account a mandate, in place of the one before. Null where account or fair is not there. */
export const grantFairMandates = (
  db: Db,
  scope: MandateScope,
  { phone, mandates }: { readonly phone: string; readonly mandates: readonly FairMandate[] },
  now: Date,
): Promise<true | null> =>
  db.tx(async tx => {
    const user = await findOfficer(tx, phone)
    if (user === undefined || !(await putFairMandates(tx, scope, { user, mandates }, now))) return null
    await writeAudit(tx, now, null, {
      action: 'fair-mandate.grant',
      subject: subjectOf(scope),
      detail: { user, mandates: mandates.join(' ') },
    })
    return true
  })

export const revokeFairMandates = (db: Db, scope: MandateScope, phone: string, now: Date): Promise<true | null> =>
  db.tx(async tx => {
    const user = await findOfficer(tx, phone)
    if (user === undefined || !(await dropFairMandates(tx, scope, user))) return null
    await writeAudit(tx, now, null, { action: 'fair-mandate.revoke', subject: subjectOf(scope), detail: { user } })
    return true
  })

export { hasFairMandate, listCityPeople, listFairPeople } from './mandate-queries.ts'
