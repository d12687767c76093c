import { REMIND_EVERY_MS } from '#contract/fair-queue-help'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { listRecruiters } from '../fair-bookings/queries.ts'
import type { BoardRow } from '../fair-talks/boards.ts'

/** Since when a fair is stopped; null while it is not. */
export async function findStop(db: Queryable, fair: string): Promise<string | null> {
  const [row] = await db.query<{ began_at: string }>(sql`
    select began_at from fair_stops where fair_id = ${fair} and ended_at is null`)
  return row?.began_at ?? null
}

/** Writes down that an exhibitor is reminded; false where it was a moment ago. */
export async function noteReminder(tx: Queryable, participation: string, now: Date): Promise<boolean> {
  const noted = await tx.run(sql`
    update fair_participations set queue_reminded_at = ${now} where id = ${participation}
      and (queue_reminded_at is null or queue_reminded_at <= ${new Date(now.getTime() - REMIND_EVERY_MS)})`)
  return noted > 0
}

/** Who works at an exhibitor's queue; all its recruiters where nobody has begun. */
export async function listAtWork(db: Queryable, { participation_id, company_id }: BoardRow): Promise<string[]> {
  const recruiters = await listRecruiters(db, company_id)
  const rows = await db.query<{ user_id: string }>(sql`
    select user_id from fair_recruiters where participation_id = ${participation_id}`)
  const atWork = new Set(rows.map(({ user_id }) => user_id))
  const known = recruiters.filter(user => atWork.has(user))
  return known.length > 0 ? known : recruiters
}
