import type { OpenIdentity } from '#contract/exam-identity'
import type { PendingReason, RegistrationStatus } from '#contract/exam-life'
import type { ExamReceipt } from '#contract/exam-registrations'
import type { Queryable } from '../../db/db.ts'
import { type SqlQuery, sql } from '../../db/sql.ts'
import { identityColumns, setIdentity } from './identity-columns.ts'
import type { PositionRow } from './rounds.ts'

/** A registration with what is said of its exam, its position and its round; times as ISO text. */
export interface RegistrationRow extends Readonly<OpenIdentity> {
  readonly id: string
  readonly exam_id: number
  readonly round_id: number
  readonly user_id: string | null
  readonly number: string | null
  readonly status: RegistrationStatus | null
  readonly pending: PendingReason | null
  readonly confirmed: boolean
  readonly appealed: boolean
  readonly position_id: number | null
  readonly id_sealed: Uint8Array | null
  readonly id_tail: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly form_version: number
  readonly version: number
  /** How many steps it has taken. */
  readonly turn: number
  readonly photo_file: string | null
  readonly materials: Readonly<Record<string, readonly string[]>>
  readonly waiver: string
  readonly fee: number
  readonly reasons: Readonly<Record<string, string>>
  readonly remark: string
  readonly stamped_version: number | null
  readonly stamped_at: string | null
  readonly submitted_at: string | null
  readonly receipt: ExamReceipt | null
  readonly holds_seat: boolean
  readonly looked_count: number
  readonly looked_at: string | null
  readonly updated_at: string
  readonly exam: string
  readonly city: string
  readonly health_questions: boolean
  readonly position_code: string | null
  readonly position_unit: string | null
  readonly position_title: string | null
  readonly position_state: PositionRow['state'] | null
  readonly papers: readonly string[] | null
  readonly opens_at: string
  readonly closes_at: string
  readonly review_until: string
  readonly waiver_until: string
  readonly pay_until: string
  readonly grace_minutes: number
  readonly fee_per_paper: number
  /** Until when another position may be chosen in place of one that was cancelled; null where there is no such round. */
  readonly rechoose_from: string | null
  readonly rechoose_until: string | null
  readonly ticket_from: string
  readonly ticket_until: string
  readonly exam_from: string
  readonly recheck_until: string
  /** When the form arrived that waits for its turn. */
  readonly queued_at: string | null
  /** Why the one that waited was not taken. */
  readonly turned_down: { readonly words: string; readonly fields: Readonly<Record<string, string>> } | null
  readonly ticket: boolean
  readonly score: boolean
}

/** Registrations `g` with all of a row. */
const registrations = (now: Date) => sql`
  select g.id, g.exam_id, g.round_id, g.user_id, g.number, g.status, g.pending, g.confirmed, g.appealed, g.position_id,
    ${identityColumns('g')}, g.id_sealed, g.id_tail, g.answers, g.form_version, g.version, g.turn, g.photo_file,
    g.materials, g.waiver, g.fee,
    g.reasons, g.remark, g.stamped_version, g.stamped_at, g.submitted_at, g.receipt, g.holds_seat, g.looked_count, g.looked_at,
    g.updated_at, e.title as exam, e.city, e.health_questions, e.ticket_from, e.ticket_until, e.exam_from, e.recheck_until,
    p.code as position_code, p.unit as position_unit, p.title as position_title, p.state as position_state,
    p.papers, o.opens_at, o.closes_at, o.review_until, o.waiver_until, o.pay_until, o.grace_minutes, o.fee_per_paper,
    a.opens_at as rechoose_from, a.closes_at as rechoose_until,
    case when q.outcome is null then q.arrived_at end as queued_at,
    case when q.outcome is not null then jsonb_build_object('words', q.words, 'fields', q.fields) end as turned_down,
    e.ticket_from <= ${now} and g.pending is distinct from 'position' and exists (
      select 1 from exam_tickets t where t.registration_id = g.id and not t.void) as ticket,
    exists (select 1 from exam_scores s where s.registration_id = g.id and s.released_at <= ${now}) as score
  from exam_registrations g
  join exams e on e.id = g.exam_id
  join exam_rounds o on o.id = g.round_id
  left join exam_positions p on p.id = g.position_id
  left join exam_rounds a on a.exam_id = g.exam_id and a.kind = 'rechoose'
  left join exam_submissions q on q.registration_id = g.id`

/** Those that a condition over `g` finds. */
export const listWhere = (db: Queryable, which: SqlQuery, now: Date): Promise<RegistrationRow[]> =>
  db.query<RegistrationRow>(sql.prepared`${registrations(now)} where ${which}`)

/** One's own; undefined for anybody else's. */
export async function findOwn(db: Queryable, userId: string, id: string, now: Date) {
  const [row] = await listWhere(db, sql`g.id = ${id} and g.user_id = ${userId}`, now)
  return row
}

/** Like `findOwn`, held until the transaction ends. */
export async function lockOwn(tx: Queryable, userId: string, id: string, now: Date) {
  const held = await tx.query(sql.prepared`
    select 1 from exam_registrations where id = ${id} and user_id = ${userId} for update`)
  return held.length === 0 ? undefined : findOwn(tx, userId, id, now)
}

/** Any, held until the transaction ends. */
export async function lockById(tx: Queryable, id: string, now: Date): Promise<RegistrationRow | undefined> {
  await tx.query(sql.prepared`select 1 from exam_registrations where id = ${id} for update`)
  const [row] = await listWhere(tx, sql`g.id = ${id}`, now)
  return row
}

/** Any that was sent, by its number, held until the transaction ends. */
export async function lockByNumber(tx: Queryable, number: string, now: Date): Promise<RegistrationRow | undefined> {
  const [held] = await tx.query<{ id: string }>(sql`
    select id from exam_registrations where number = ${number} for update`)
  return held && lockById(tx, held.id, now)
}

/** Id of the one that this account has under way for an exam; undefined for none. */
export async function findUnderWay(db: Queryable, userId: string, exam: number): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(sql`
    select id from exam_registrations
    where exam_id = ${exam} and user_id = ${userId} and (status is null or status <> '4')`)
  return row?.id
}

interface NewRegistration {
  readonly id: string
  readonly examId: number
  readonly roundId: number
  readonly userId: string
  readonly positionId: number
  readonly name: string
  readonly phone: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly formVersion: number
  readonly commitmentVersion: string
  readonly now: Date
}

/** False when the account has one under way for this exam. */
export async function insertRegistration(tx: Queryable, one: NewRegistration): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into exam_registrations (id, exam_id, round_id, user_id, position_id, name, phone, answers, form_version,
      commitment_version, signed_name, created_at, updated_at)
    values (${one.id}, ${one.examId}, ${one.roundId}, ${one.userId}, ${one.positionId}, ${one.name}, ${one.phone},
      ${sql.json(one.answers)}, ${one.formVersion}, ${one.commitmentVersion}, ${one.name}, ${one.now}, ${one.now})
    on conflict do nothing`)
  return inserted === 1
}

/** Keeps that somebody agreed to the use of their identity number and photograph for an exam. */
export const insertConsent = (tx: Queryable, userId: string, version: string, now: Date) =>
  tx.run(sql`
    insert into consents (user_id, purpose, version, given_at) values (${userId}, 'exam', ${version}, ${now})
    on conflict do nothing`)

interface Written extends Readonly<OpenIdentity> {
  readonly positionId: number | null
  readonly idSealed: Uint8Array | null
  /** Null while the number is not whole. */
  readonly idKey: Uint8Array | null
  readonly idTail: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly formVersion: number
  readonly materials: Readonly<Record<string, readonly string[]>>
  readonly waiver: string
}

/** Stores what is written, as the next version. */
export const updateWritten = (tx: Queryable, id: string, written: Written, now: Date) =>
  tx.run(sql.prepared`
    update exam_registrations set position_id = ${written.positionId}, ${setIdentity(written)},
      id_sealed = ${written.idSealed}, id_key = ${written.idKey}, id_tail = ${written.idTail},
      answers = ${sql.json(written.answers)}, form_version = ${written.formVersion},
      materials = ${sql.json(written.materials)}, waiver = ${written.waiver}, version = version + 1, updated_at = ${now}
    where id = ${id}`)

export const updatePhoto = (tx: Queryable, id: string, file: string, now: Date) =>
  tx.run(sql`
    update exam_registrations set photo_file = ${file}, version = version + 1, updated_at = ${now} where id = ${id}`)

export const updateStamp = (tx: Queryable, id: string, version: number, now: Date) =>
  tx.run(sql`update exam_registrations set stamped_version = ${version}, stamped_at = ${now} where id = ${id}`)

export const updatePosition = (tx: Queryable, id: string, position: number) =>
  tx.run(sql`update exam_registrations set position_id = ${position} where id = ${id}`)

export async function noteLookRow(tx: Queryable, userId: string, id: string, now: Date): Promise<number | undefined> {
  const [row] = await tx.query<{ count: number }>(sql`
    update exam_registrations set looked_count = looked_count + 1, looked_at = ${now}
    where id = ${id} and user_id = ${userId} returning looked_count as count`)
  return row?.count
}

export interface StepRow {
  readonly at: string
  readonly by: 'candidate' | 'office' | 'system'
  readonly what: string
  readonly note: string
}

/** Oldest first. */
export const listSteps = (db: Queryable, id: string): Promise<StepRow[]> =>
  db.query<StepRow>(sql.prepared`
    select at, by, what, note from exam_registration_steps where registration_id = ${id} order by place`)

interface FileRow {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

export const listMaterialFiles = (db: Queryable, ids: readonly string[]): Promise<FileRow[]> =>
  db.query<FileRow>(
    sql.prepared`select id, name, bytes from files where id = any(${ids}::uuid[]) order by created_at, id`,
  )

/** Whether a registration number is in use. */
export async function isNumberTaken(db: Queryable, number: string): Promise<boolean> {
  return (await db.query(sql`select 1 from exam_registrations where number = ${number}`)).length > 0
}

/** Whether the same person has been disqualified in the same exam, with whatever registration. */
export async function isDisqualified(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from exam_registrations me
    join exam_registrations other on other.exam_id = me.exam_id and other.id_key = me.id_key
    join exam_registration_steps s on s.registration_id = other.id and s.what = 'disqualify'
    where me.id = ${id} limit 1`)
  return rows.length > 0
}
