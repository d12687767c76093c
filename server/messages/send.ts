import { randomUUID } from 'node:crypto'
import type { Queryable } from '../db/db.ts'
import type { MessageContent } from './message.ts'
import { insertMessages } from './queries.ts'

/** What a message says, and to whom: they can open its link. */
export type ToSomebody =
  | ({ readonly audience: 'seeker' } & MessageContent<'seeker'>)
  | ({ readonly audience: 'employer' } & MessageContent<'employer'>)
  | ({ readonly audience: 'member' } & MessageContent)

type Letter = ToSomebody & {
  readonly to: readonly string[]
  readonly at: Date
  /** Whose name or number it hands on: it goes with their account. */
  readonly about?: string
}

/**
 * Puts one message into the box of each of these users. Takes the caller's transaction, so that what happened and the
 * message about it are stored together or not at all.
 */
export async function sendMessage(tx: Queryable, { to, audience: _, at, about, ...content }: Letter): Promise<void> {
  const ids = to.map(() => randomUUID())
  if (ids.length > 0) await insertMessages(tx, { ids, to, at, about: about ?? null, content })
}
