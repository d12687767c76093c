import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'

/**
 * The serial of tickets `t`: six bytes of their random ids, hashed, so that who reads it off a code knows nothing of the id,
 * and who knows everything else of somebody cannot guess it. One of 20,000 good tickets happens to share its serial with
 * one of 2,000 that do not hold once in some seven million exams.
 */
export const serialOfTicket: SqlQuery = sql`substr(sha256(convert_to('exam-ticket:' || t.id::text, 'UTF8')), 1, 6)`

/** Keeps that tickets do not hold which are about to be deleted with registrations `g`. */
export const keepSerials = (tx: Queryable, which: SqlQuery) =>
  tx.run(sql`
    insert into exam_withdrawn_serials (exam_id, stage, serial)
    select t.exam_id, t.stage, ${serialOfTicket} from exam_tickets t join exam_registrations g on g.id = t.registration_id
    where ${which} on conflict do nothing`)

/** Forgets those of exams that were over by then. */
export const forgetSerials = (db: Queryable, before: Date) =>
  db.run(sql`delete from exam_withdrawn_serials s using exams e where e.id = s.exam_id and e.closed_at <= ${before}`)
