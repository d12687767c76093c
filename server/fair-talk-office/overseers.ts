import { talkOverseers } from '#contract/fair-talk-reports'
import { findFairMandates } from '../fair-office/mandate-queries.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'

/** Whoever organises or supervises a fair; to everybody else there is nothing here. */
export async function demandOverseer(
  { db, user }: Pick<Context<'type1'>, 'db' | 'user'>,
  fair: string | number,
): Promise<void> {
  const held = await findFairMandates(db, user.id, fair)
  if (!talkOverseers.some(mandate => held.includes(mandate))) throw notFound()
}
