import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Seated, SeatingRoom } from './seating.ts'
import type { SiteRow } from './site-queries.ts'

export interface ToSeatRow {
  readonly id: string
  /** By which people know their registration. */
  readonly number: string | null
  readonly user_id: string | null
  readonly position: string
  readonly special: boolean
}

/** Everybody who has a place for sure. A form asks by a question of the name `assistance` who needs a room of their own kind. */
export const listToSeat = (db: Queryable, exam: number) =>
  db.query<ToSeatRow>(sql`
    select r.id, r.number, r.user_id, coalesce(r.position_id::text, '') as position,
      jsonb_path_exists(r.answers, '$.*.assistance ? (@ == "yes" || @ == true)') as special
    from exam_registrations r where r.exam_id = ${exam} and r.status = '3' order by r.id`)

interface UnsettledRow {
  readonly paying: number
  readonly in_doubt: number
  readonly choosing: number
  readonly pay_until: string | null
}

/**
 * Whose fee is still on its way, and until when fees may be paid. Whose position was cancelled counts as long as there is a
 * round in which another one may be chosen: where there is none, their fee goes back whatever they do.
 */
export async function findUnsettled(tx: Queryable, exam: number): Promise<UnsettledRow | undefined> {
  const [row] = await tx.query<UnsettledRow>(sql`
    select count(*) filter (where r.status = '2') as paying, count(*) filter (where r.pending = 'payment') as in_doubt,
      count(*) filter (where r.pending = 'position' and exists (
        select 1 from exam_rounds a where a.exam_id = ${exam} and a.kind = 'rechoose')) as choosing,
      (select max(o.pay_until) from exam_rounds o where o.exam_id = ${exam} and o.kind = 'register') as pay_until
    from exam_registrations r where r.exam_id = ${exam} and r.status in ('2', '5')`)
  return row
}

/** What an exam is seated with. */
export interface SeatingInput {
  readonly rooms: readonly SeatingRoom[]
  readonly people: readonly Seated[]
}

/** Keeps what an exam is seated with at first; a later seating leaves it as it is. */
export const keepSeating = (tx: Queryable, exam: number, { rooms, people }: SeatingInput) =>
  tx.run(sql`
    insert into exam_seatings (exam_id, rooms, people)
    values (${exam}, ${sql.json(rooms)}, ${sql.json(people.map(({ id, position, special }) => [id, position, special]))})
    on conflict (exam_id) do nothing`)

/** What an exam was seated with at first; undefined where nobody was. */
export async function findSeating(db: Queryable, exam: number): Promise<SeatingInput | undefined> {
  const [row] = await db.query<{ rooms: SeatingRoom[]; people: (readonly [string, string, boolean])[] }>(sql`
    select rooms, people from exam_seatings where exam_id = ${exam}`)
  return row && { ...row, people: row.people.map(([id, position, special]) => ({ id, position, special })) }
}

/** Forgets what exams were seated with that were over by then; seats and tickets stay. */
export const forgetSeatings = (db: Queryable, before: Date) =>
  db.run(sql`delete from exam_seatings s using exams e where e.id = s.exam_id and e.closed_at <= ${before}`)

export interface SeatRow {
  readonly id: string
  readonly registration_id: string
  readonly site: string
  readonly room: string
  readonly seat: number
  readonly revision: number
  readonly number: string
  readonly void: boolean
  readonly issued_at: string
}

/** Every ticket for the written papers, void ones too. */
export const listSeats = (db: Queryable, exam: number) =>
  db.query<SeatRow>(sql`
    select t.id, t.registration_id, s.code as site, t.room, t.seat, t.revision, t.number, t.void, t.issued_at
    from exam_tickets t join exam_sites s on s.id = t.site_id
    where t.exam_id = ${exam} and t.stage = 'written' order by s.code, t.room, t.seat, t.revision`)

export const listSitesToSeat = (db: Queryable, exam: number) =>
  db.query<SiteRow>(sql`
    select id, code, name, address, transit, plan from exam_sites where exam_id = ${exam} and stage = 'written'
    order by code for share`)

export const voidTickets = (tx: Queryable, ids: readonly string[]) =>
  tx.run(sql`update exam_tickets set void = true where id = any(${ids}::uuid[])`)

/** Held until the transaction ends: an exam is seated by one at a time. */
export const lockExam = (tx: Queryable, exam: number) =>
  tx.query(sql`select 1 from exams where id = ${exam} for update`)

/** Exams that nobody can register for any more, without seats and without a sealed seed; held until the transaction ends. */
export const listUnsealed = (tx: Queryable, now: Date) =>
  tx.query<{ id: number }>(sql`
    select e.id from exams e join exam_rounds r on r.exam_id = e.id and r.kind = 'register'
    where r.closes_at <= ${now} and e.exam_from > ${now} and e.seating_hash is null
      and not exists (select 1 from exam_tickets t where t.exam_id = e.id)
    order by e.id for update of e skip locked`)

export const sealSeed = (tx: Queryable, { exam, seed, hash }: { exam: number; seed: string; hash: string }) =>
  tx.run(sql`update exams set seating_seed = ${seed}, seating_hash = ${hash} where id = ${exam}`)
