import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { SiteRow } from './site-queries.ts'

export interface ToSeatRow {
  readonly id: string
  readonly user_id: string | null
  readonly position: string
  readonly special: boolean
}

const columns = sql`r.id, r.user_id, coalesce(r.position_id::text, '') as position,
  jsonb_path_exists(r.answers, '$.*.assistance ? (@ == "yes" || @ == true)') as special`

/** Everybody who has a place for sure. A form asks by a question of the name `assistance` who needs a room of their own kind. */
export const listToSeat = (db: Queryable, exam: number) =>
  db.query<ToSeatRow>(sql`
    select ${columns} from exam_registrations r where r.exam_id = ${exam} and r.status = '3' order by r.id`)

/** Whoever was seated at first, whatever has become of them. */
export const listSeatedFirst = (db: Queryable, exam: number) =>
  db.query<ToSeatRow>(sql`
    select ${columns} from exam_registrations r
    where exists (select 1 from exam_tickets t where t.registration_id = r.id and t.stage = 'written'
      and t.issued_at = (select min(issued_at) from exam_tickets where exam_id = ${exam} and stage = 'written'))
    order by r.id`)

export interface SeatRow {
  readonly id: string
  readonly registration_id: string
  readonly site: string
  readonly room: string
  readonly seat: number
  readonly revision: number
  readonly number: string
  readonly void: boolean
  /** Of those who were seated at first. */
  readonly first: boolean
}

/** Every ticket for the written papers, void ones too. */
export const listSeats = (db: Queryable, exam: number) =>
  db.query<SeatRow>(sql`
    select t.id, t.registration_id, s.code as site, t.room, t.seat, t.revision, t.number, t.void,
      t.issued_at = min(t.issued_at) over () as first
    from exam_tickets t join exam_sites s on s.id = t.site_id
    where t.exam_id = ${exam} and t.stage = 'written' order by s.code, t.room, t.seat, t.revision`)

export const listSitesToSeat = (db: Queryable, exam: number) =>
  db.query<SiteRow>(sql`
    select id, code, name, address, transit, plan from exam_sites where exam_id = ${exam} order by code for share`)

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
