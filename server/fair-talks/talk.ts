import type { OutputOf } from '#contract/endpoint'
import type { readTalk } from '#contract/fair-talks'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import type { User } from '../http/users.ts'
import { toTalk } from './shape.ts'
import { findThread, listLines, sideOf, type Whose } from './talk-queries.ts'

export const whoseOf = (user: User): Whose => (user.userType === 1 ? { company: user.companyId } : { user: user.id })

/** One's own talk with what was said; somebody else's is `notFound`. */
export async function readInFull(
  { db, user }: Pick<Context<'login'>, 'db' | 'user'>,
  id: string,
): Promise<OutputOf<typeof readTalk>> {
  const whose = whoseOf(user)
  const row = await findThread(db, id, whose)
  if (!row) throw notFound()
  return { ...toTalk(row, sideOf(whose)), lines: await listLines(db, id) }
}
