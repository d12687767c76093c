import type { FairMandate } from '#contract/fair-mandates'
import type { Queryable } from '../db/db.ts'
import { findFairMandates } from '../fair-office/mandate-queries.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'

/** Whoever stands at a gate, or oversees those who do. To anybody else a fair has no desk. */
export async function demandDesk(
  { db, user }: { readonly db: Queryable; readonly user: Context<'type1'>['user'] },
  fair: string,
): Promise<readonly FairMandate[]> {
  const mandates = await findFairMandates(db, user.id, fair)
  if (!mandates.some(one => one === 'steward' || one === 'supervise')) throw notFound()
  return mandates
}
