import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface NewChallenge {
  readonly id: string
  readonly answerHash: Uint8Array
  readonly expiresAt: Date
}

export const insertChallenge = (db: Queryable, { id, answerHash, expiresAt }: NewChallenge) =>
  db.run(sql`insert into captcha_challenges (id, answer_hash, expires_at) values (${id}, ${answerHash}, ${expiresAt})`)

/** Takes a challenge away and gives its answer's hash; undefined when it is unknown, used or expired. */
export async function takeChallenge(db: Queryable, id: string, now: Date): Promise<Uint8Array | undefined> {
  const [row] = await db.query<{ answer_hash: Uint8Array; is_alive: boolean }>(sql`
    delete from captcha_challenges where id = ${id} returning answer_hash, expires_at > ${now} as is_alive`)
  return row?.is_alive ? row.answer_hash : undefined
}
