import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { waitsForOffice } from './queries/waiting.ts'

interface WaitingRow {
  readonly number: string
  readonly position: string
  readonly since: string
  readonly is_appeal: boolean
}

/** Longest first. */
export const listWaiting = (db: Queryable, exam: string) =>
  db.query<WaitingRow>(sql`
    select g.number, p.code as position, g.updated_at as since, g.status = '5' as is_appeal
    from exam_registrations g join exam_positions p on p.id = g.position_id
    where g.exam_id = ${exam} and ${waitsForOffice} order by g.updated_at, g.id`)

/** Cancels a position; its id, or undefined where there is none or it was cancelled before. */
export async function markCancelled(tx: Queryable, exam: string, code: string): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(sql`
    update exam_positions set state = 'cancelled' where exam_id = ${exam} and code = ${code} and state <> 'cancelled'
    returning id`)
  return row?.id
}

interface Figures {
  readonly drafts: number
  readonly waiting: number
  readonly refused: number
  readonly repairing: number
  readonly paying: number
  readonly complete: number
  readonly deciding: number
  readonly cancelled: number
}

const none: Figures = {
  drafts: 0,
  waiting: 0,
  refused: 0,
  repairing: 0,
  paying: 0,
  complete: 0,
  deciding: 0,
  cancelled: 0,
}

export async function countRegistrations(db: Queryable, exam: string): Promise<Figures> {
  const [row] = await db.query<Figures>(sql`
    select count(*) filter (where g.status is null) as drafts, count(*) filter (where ${waitsForOffice}) as waiting,
      count(*) filter (where g.status = '1') as refused, count(*) filter (where g.pending = 'repair') as repairing,
      count(*) filter (where g.status = '2' or g.pending = 'payment') as paying,
      count(*) filter (where g.status = '3') as complete, count(*) filter (where g.pending = 'position') as deciding,
      count(*) filter (where g.status = '4') as cancelled
    from exam_registrations g where g.exam_id = ${exam}`)
  return row ?? none
}

interface SeatsRow {
  readonly title: string
  readonly seats: number | null
  readonly held: number
}

export const listSeats = (db: Queryable, exam: string) =>
  db.query<SeatsRow>(sql`select title, seats, held from exam_rounds where exam_id = ${exam} order by opens_at, id`)

export const voidTicketsOf = (tx: Queryable, registration: string) =>
  tx.run(sql`update exam_tickets set void = true where registration_id = ${registration} and not void`)

/** Takes back the tickets of a skill test and an interview: their holder does not go on any more. */
export const voidLaterTicketsOf = (tx: Queryable, registration: string) =>
  tx.run(sql`
    update exam_tickets set void = true where registration_id = ${registration} and stage <> 'written' and not void`)
