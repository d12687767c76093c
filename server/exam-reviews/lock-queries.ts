import { HOLD_SECONDS } from '#contract/exam-review-rules'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface Holding {
  readonly id: string
  readonly user: string
  readonly now: Date
}

/** One officer claims one at a time, from however many windows. */
export const lockOfficer = (tx: Queryable, exam: string, user: string) =>
  tx.query(sql`select 1 from exam_mandates where exam_id = ${exam} and user_id = ${user} for update`)

/** Takes a registration in hand where it is nobody's, one's own or has expired; false where somebody else has it. */
export async function takeLock(tx: Queryable, exam: string, { id, user, now }: Holding): Promise<boolean> {
  const until = secondsAfter(now, HOLD_SECONDS)
  await tx.run(sql`
    delete from exam_review_locks where exam_id = ${exam} and user_id = ${user} and registration_id <> ${id}`)
  const taken = await tx.run(sql`
    insert into exam_review_locks (registration_id, exam_id, user_id, expires_at) values (${id}, ${exam}, ${user}, ${until})
    on conflict (registration_id) do update set user_id = excluded.user_id, expires_at = excluded.expires_at
    where exam_review_locks.user_id = excluded.user_id or exam_review_locks.expires_at <= ${now}`)
  return taken === 1
}

/** Holds on for as long again; false where it is somebody else's by now. */
export const renewLock = async (tx: Queryable, { id, user, now }: Holding): Promise<boolean> =>
  (await tx.run(sql`
    update exam_review_locks set expires_at = ${secondsAfter(now, HOLD_SECONDS)}
    where registration_id = ${id} and user_id = ${user}`)) === 1

export const dropLock = (tx: Queryable, id: string, user: string) =>
  tx.run(sql`delete from exam_review_locks where registration_id = ${id} and user_id = ${user}`)

/** Uses up what one has in hand; false where it has expired or is somebody else's: then nothing is decided. */
export const spendLock = async (tx: Queryable, { id, user, now }: Holding): Promise<boolean> =>
  (await tx.run(sql`
    delete from exam_review_locks where registration_id = ${id} and user_id = ${user} and expires_at > ${now}`)) === 1

/** Whether somebody else has it in hand. */
export async function isHeldByOthers(db: Queryable, { id, user, now }: Holding): Promise<boolean> {
  const held = await db.query(sql`
    select 1 from exam_review_locks where registration_id = ${id} and user_id <> ${user} and expires_at > ${now}`)
  return held.length > 0
}

export async function isHeld(db: Queryable, { id, user, now }: Holding): Promise<boolean> {
  const held = await db.query(sql`
    select 1 from exam_review_locks where registration_id = ${id} and user_id = ${user} and expires_at > ${now}`)
  return held.length > 0
}
