import type { FairState, FairTimeline } from '#contract/fair-timeline'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

interface Change {
  readonly fair: string
  readonly state: FairState
  readonly reason: string
  /** Calendars follow. */
  readonly isNews: boolean
}

/** What was decided about a fair that the transaction holds; its clock stands still from now on, or runs again. */
export const setFairState = (tx: Queryable, { fair, state, reason, isNews }: Change, now: Date) =>
  tx.run(sql`
    update fairs set state = ${state}, reason = ${reason}, version = version + 1, changed_at = ${now},
      paused_at = ${state === 'stopped' || state === 'postponed' ? sql`coalesce(paused_at, ${now})` : sql`null`},
      sequence = sequence + ${isNews ? 1 : 0}::int where id = ${fair}`)

/** Since when the clock of a fair stands still; undefined while it runs. */
export async function pausedSince(tx: Queryable, fair: string): Promise<Date | undefined> {
  const [row] = await tx.query<{ paused_at: string | null }>(sql`select paused_at from fairs where id = ${fair}`)
  return row?.paused_at ? new Date(row.paused_at) : undefined
}

const on = (at: number) => new Date(at)

export const setTimeline = (tx: Queryable, fair: string, t: FairTimeline) =>
  tx.run(sql`
    update fairs set apply_until = ${on(t.applyUntil)}, book_until = ${on(t.bookUntil)},
      register_until = ${on(t.registerUntil)}, opens_at = ${on(t.opensAt)}, closes_at = ${on(t.closesAt)}
    where id = ${fair}`)

interface StopInsert {
  readonly id: string
  readonly fair: string
  readonly reason: string
  readonly by: string
}

export const insertStop = (tx: Queryable, { id, fair, reason, by }: StopInsert, now: Date) =>
  tx.run(sql`
    insert into fair_stops (id, fair_id, reason, began_at, stopped_by) values (${id}, ${fair}, ${reason}, ${now}, ${by})`)

/** Ends the stop that is on, where there is one. */
export const endStop = (tx: Queryable, fair: string, by: string, now: Date) =>
  tx.run(sql`
    update fair_stops set ended_at = greatest(began_at, ${now}::timestamptz), resumed_by = ${by}
    where fair_id = ${fair} and ended_at is null`)
