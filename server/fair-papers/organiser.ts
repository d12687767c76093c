import { findFairMandates } from '../fair-office/mandate-queries.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'

/** The papers of a fair are its organiser's: to everybody else, its stewards too, there are none. */
export async function demandOrganiser(
  { db, user }: Pick<Context<'type1'>, 'db' | 'user'>,
  fair: string | number,
): Promise<void> {
  if (!(await findFairMandates(db, user.id, fair)).includes('organise')) throw notFound()
}
