import { codes } from '#contract/codes'
import { roleNeeded } from '#contract/company-roles'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { countOthers, findMember, lockCompany, type MemberRow } from './queries.ts'

type Acting = Pick<Context<'type1'>, 'db' | 'user'>

/**
 * Holds the company's members for the rest of the transaction. Throws `roleTooLow` when whoever acts has been made less
 * than an owner since the call was let in.
 */
export async function demandOwner({ db, user }: Acting): Promise<void> {
  await lockCompany(db, user.companyId)
  const own = await findMember(db, user.companyId, user.id)
  if (own?.role !== 'owner') throw new Refusal(codes.roleTooLow, roleNeeded('owner'))
}

/** A member of one's own company, held with it. Throws `notFound`. */
export async function memberToChange({ db, user }: Acting, id: string): Promise<MemberRow> {
  const row = await findMember(db, user.companyId, id)
  if (!row) throw notFound()
  return row
}

/** Throws `wrongState` when the company would be left without an owner. */
export async function demandAnotherOwner({ db, user }: Acting, { id, role, leaving }: MemberRow): Promise<void> {
  if (role !== 'owner' || leaving) return
  if ((await countOthers(db, user.companyId, id)).owners > 0) return
  throw new Refusal(codes.wrongState, '单位至少要有一位管理员，请先把另一位成员设为管理员')
}
