import type { VisitState } from '#contract/fair-visits'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface TicketRow {
  readonly id: string
  readonly fair_id: number
  readonly number: number
  readonly slot: number
  readonly state: VisitState
  readonly revision: number
  readonly updated_at: string
  /** Whoever waits: how many come first. */
  readonly ahead: number
  readonly entered_at: string | null
}

const columns = sql`t.id, t.fair_id, t.number, t.slot, t.state, t.revision, t.updated_at,
  (select count(*)::int from fair_tickets o where t.state = 'waiting' and o.state = 'waiting' and o.fair_id = t.fair_id
    and o.slot = t.slot and (o.waiting_since, o.id) < (t.waiting_since, t.id)) as ahead,
  (select min(s.at) from fair_scans s where s.fair_id = t.fair_id and s.number = t.number and s.let_in) as entered_at`

/** Somebody's ticket for a fair that is good, or in line. */
export async function findTicket(db: Queryable, fair: number, userId: string): Promise<TicketRow | undefined> {
  const [row] = await db.query<TicketRow>(sql`
    select ${columns} from fair_tickets t where t.fair_id = ${fair} and t.user_id = ${userId} and t.state <> 'cancelled'`)
  return row
}

/** Everything that somebody has registered for, what comes next first, then what is over, latest first. */
export const listTickets = (db: Queryable, userId: string, now: Date) =>
  db.query<TicketRow>(sql`
    select ${columns} from fair_tickets t join fairs f on f.id = t.fair_id
    where t.user_id = ${userId} and t.state <> 'cancelled'
    order by f.closes_at <= ${now}, abs(extract(epoch from f.opens_at - ${now}::timestamptz)), t.id limit 100`)

interface SlotCount {
  readonly slot: number
  readonly taken: number
  readonly waiting: number
}

/** How many have a place in each slot of a fair, and how many wait; slots that nobody wants are not there. */
export const countSlots = (db: Queryable, fair: number) =>
  db.query<SlotCount>(sql`
    select slot, count(*) filter (where state = 'valid')::int as taken,
      count(*) filter (where state = 'waiting')::int as waiting
    from fair_tickets where fair_id = ${fair} and state <> 'cancelled' group by slot`)

/** Nobody else counts or gives places of these slots until this transaction has ended. */
export async function lockSlots(tx: Queryable, fair: number, slots: readonly number[]): Promise<void> {
  const wanted = sql`${slots.toSorted((a, b) => a - b)}::integer[]`
  await tx.run(sql`
    insert into fair_slots (fair_id, slot) select ${fair}::bigint, slot from unnest(${wanted}) as wanted (slot)
    on conflict do nothing`)
  await tx.query(sql`
    select 1 from fair_slots where fair_id = ${fair} and slot = any(${wanted}) order by slot for update`)
}

export async function countTaken(tx: Queryable, fair: number, slot: number): Promise<number> {
  const [row] = await tx.query<{ taken: number }>(sql`
    select count(*)::int as taken from fair_tickets where fair_id = ${fair} and slot = ${slot} and state = 'valid'`)
  return row?.taken ?? 0
}

/** Gives so many places of a slot to whoever stands first in line. Who got one. */
export const takeFromLine = (tx: Queryable, fair: number, slot: number, most: number, now: Date) =>
  tx.query<{ user_id: string }>(sql`
    update fair_tickets set state = 'valid', waiting_since = null, revision = revision + 1, updated_at = ${now}
    where id in (select id from fair_tickets where fair_id = ${fair} and slot = ${slot} and state = 'waiting'
      order by waiting_since, id limit ${most})
    returning user_id`)

interface NewTicket {
  readonly id: string
  readonly fair: number
  readonly user: string
  readonly number: number
  readonly slot: number
  readonly isWaiting: boolean
}

/**
 * False where the number is given, or the person has a ticket already. Whoever comes again goes on counting revisions where
 * the ticket before ended: in calendars one takes the other's place.
 */
export async function insertTicket(tx: Queryable, given: NewTicket, now: Date): Promise<boolean> {
  const { id, fair, user, number, slot, isWaiting } = given
  const count = await tx.run(sql`
    insert into fair_tickets (id, fair_id, user_id, number, slot, state, revision, created_at, waiting_since, updated_at)
    select ${id}, ${fair}, ${user}, ${number}, ${slot}, ${isWaiting ? 'waiting' : 'valid'},
      coalesce(max(revision), 0) + 1, ${now}, ${isWaiting ? now : null}, ${now}
    from fair_tickets where fair_id = ${fair} and user_id = ${user} on conflict do nothing`)
  return count === 1
}

interface Known {
  readonly id: string
  readonly revision: number
}

/** Moves a ticket to a slot in which it has a place; false where it is no more what was read. */
export async function moveTicket(tx: Queryable, { id, revision }: Known, slot: number, now: Date): Promise<boolean> {
  const count = await tx.run(sql`
    update fair_tickets set slot = ${slot}, state = 'valid', waiting_since = null, revision = revision + 1,
      updated_at = ${now}
    where id = ${id} and revision = ${revision} and state <> 'cancelled'`)
  return count === 1
}

export async function dropTicket(tx: Queryable, { id, revision }: Known, now: Date): Promise<boolean> {
  const count = await tx.run(sql`
    update fair_tickets set state = 'cancelled', waiting_since = null, revision = revision + 1, updated_at = ${now}
    where id = ${id} and revision = ${revision} and state <> 'cancelled'`)
  return count === 1
}

/** The tickets of somebody who leaves, in the order in which slots are locked. */
export const listLive = (tx: Queryable, userId: string) =>
  tx.query<{ fair_id: number; slot: number }>(sql`
    select fair_id, slot from fair_tickets where user_id = ${userId} and state <> 'cancelled' order by fair_id, slot`)

export const dropAllOf = (tx: Queryable, userId: string, fair: number, now: Date) =>
  tx.run(sql`
    update fair_tickets set state = 'cancelled', waiting_since = null, revision = revision + 1, updated_at = ${now}
    where user_id = ${userId} and fair_id = ${fair} and state <> 'cancelled'`)

/** Who has a ticket, or waits for one: whom a notice about the fair concerns. */
export async function visitorsOf(db: Queryable, fair: number): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(sql`
    select user_id from fair_tickets where fair_id = ${fair} and state <> 'cancelled' order by created_at, id`)
  return rows.map(({ user_id }) => user_id)
}
