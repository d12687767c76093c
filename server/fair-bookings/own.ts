import type { Queryable } from '../db/db.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import { findOwn, type OwnRow } from './own-queries.ts'
import { lockParticipation, type ParticipationRow } from './queries.ts'
import { toParticipation } from './shape.ts'

type Signed = Pick<Context<'type1'>, 'db' | 'user' | 'now'>

/** One's own participation. Throws `notFound` for anybody else's. */
export async function own({ db, user, now }: Signed, id: string): Promise<OwnRow> {
  const row = await findOwn(db, user.companyId, id, now)
  if (!row) throw notFound()
  return row
}

/** The same, held with its fair until the transaction ends. */
export async function heldOwn(context: Signed, id: string): Promise<ParticipationRow> {
  await own(context, id)
  const row = await lockParticipation(context.db, id)
  if (!row) throw notFound()
  return row
}

/** What it looks like now. */
export const shown = async (context: Signed & { readonly db: Queryable }, id: string) =>
  toParticipation(await own(context, id), context.now)
