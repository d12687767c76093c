import type { OpenIdentity } from '#contract/exam-identity'
import type { PendingReason } from '#contract/exam-life'
import type { ReceiptCode } from '#contract/exam-receipt-code'
import type { TicketCode } from '#contract/exam-ticket-code'
import type { TicketStage } from '#contract/exam-tickets'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { identityColumns } from '../exam-registrations/queries/identity-columns.ts'
import { serialOfTicket } from './serials.ts'

export interface ExamRow {
  readonly id: number
  readonly slug: string | null
  readonly title: string
  readonly city: string
  readonly year: number
  readonly organiser: string
  readonly phone: string
  readonly theme: string
  readonly ticket_from: string
  readonly ticket_until: string
  readonly scores_at: string
  readonly recheck_until: string
  /** So many minutes before a written paper candidates are let in. */
  readonly entry_minutes: number
  /** The regulation by which breaches are dealt with, as a ticket names it. */
  readonly discipline_rule: string
  /** What seats are drawn with, and its hash; null while nobody has sealed it. */
  readonly seating_seed: string | null
  readonly seating_hash: string | null
}

const examColumns = sql`exams.id, exams.slug, exams.title, exams.city, exams.year, exams.organiser, exams.phone,
  exam_themes.title as theme, exams.ticket_from, exams.ticket_until, exams.scores_at, exams.recheck_until,
  exams.entry_minutes, exams.discipline_rule, exams.seating_seed, exams.seating_hash`

const examsWithTheme = sql`exams join exam_themes on exam_themes.id = exams.theme_id`

/** By its number, or by the short name of a past one. */
export async function findExam(db: Queryable, key: string): Promise<ExamRow | undefined> {
  const isNumber = /^\d+$/.test(key)
  const [row] = await db.query<ExamRow>(sql`
    select ${examColumns} from ${examsWithTheme} where ${isNumber ? sql`exams.id = ${key}` : sql`exams.slug = ${key}`}`)
  return row
}

export interface PaperRow {
  readonly code: string
  readonly title: string
  readonly starts_at: string
  readonly ends_at: string
  readonly entry_until: string
  readonly full_marks: number
}

export const listPapers = (db: Queryable, exam: number) =>
  db.query<PaperRow>(sql`
    select code, title, starts_at, ends_at, entry_until, full_marks from exam_papers
    where exam_id = ${exam} order by place, code`)

/** A registration that counts: sent, and not cancelled. */
export interface RegistrationRow extends Readonly<OpenIdentity> {
  readonly id: string
  readonly exam_id: number
  readonly user_id: string | null
  readonly number: string
  readonly pending: PendingReason | null
  readonly id_sealed: Uint8Array | null
  readonly id_tail: string
  readonly photo_file: string | null
  readonly photo_hash: Uint8Array | null
  readonly position_code: string | null
  readonly unit: string | null
  readonly position_title: string | null
  readonly headcount: number | null
  /** Codes of papers; null for all of them. */
  readonly papers: readonly string[] | null
}

const registrationColumns = sql`r.id, r.exam_id, r.user_id, r.number, r.pending, ${identityColumns('r')}, r.id_sealed,
  r.id_tail, r.photo_file, files.sha256 as photo_hash, p.code as position_code, p.unit,
  p.title as position_title, p.headcount, p.papers`

const registrations = sql`exam_registrations r
  left join exam_positions p on p.id = r.position_id left join files on files.id = r.photo_file`

const counts = sql`r.status is not null and r.status <> '4'`

async function findRegistration(db: Queryable, where: ReturnType<typeof sql>): Promise<RegistrationRow | undefined> {
  const [row] = await db.query<RegistrationRow>(sql`
    select ${registrationColumns} from ${registrations} where ${counts} and ${where}`)
  return row
}

export const findOfExam = (db: Queryable, exam: number, id: string) =>
  findRegistration(db, sql`r.exam_id = ${exam} and r.id = ${id}`)

export const findOfUser = (db: Queryable, exam: number, userId: string) =>
  findRegistration(db, sql`r.exam_id = ${exam} and r.user_id = ${userId}`)

/** One's own by its id. */
export const findOwn = (db: Queryable, userId: string, id: string) =>
  findRegistration(db, sql`r.id = ${id} and r.user_id = ${userId}`)

/** By the keyed digest of an identity number, and the name that belongs to it. */
export const findByIdentity = (
  db: Queryable,
  exam: string,
  given: { readonly key: Uint8Array; readonly name: string },
) => findRegistration(db, sql`r.exam_id = ${exam} and r.id_key = ${given.key} and r.name = ${given.name}`)

export interface TicketRow {
  readonly id: string
  readonly stage: TicketStage
  readonly number: string
  readonly site_name: string
  readonly address: string
  readonly transit: string
  readonly room: string
  readonly seat: number
  readonly revision: number
  readonly serial: Uint8Array
  readonly issued_at: string
  readonly prints: number
  /** Of a later stage: until when one has to be there, and from when until when it lasts; null of the written papers. */
  readonly arrives_at: string | null
  readonly starts_at: string | null
  readonly ends_at: string | null
}

/** The tickets of a registration that are good, by group. */
export const listTickets = (db: Queryable, registration: string) =>
  db.query<TicketRow>(sql`
    select t.id, t.stage, t.number, s.name as site_name, s.address, s.transit, t.room, t.seat, t.revision,
      ${serialOfTicket} as serial, t.issued_at, t.prints, t.arrives_at, t.starts_at, t.ends_at
    from exam_tickets t join exam_sites s on s.id = t.site_id
    where t.registration_id = ${registration} and not t.void order by t.issued_at, t.stage`)

/** Counts one print; how many there are now. */
export async function countPrint(tx: Queryable, id: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ prints: number }>(sql`
    update exam_tickets set prints = prints + 1, printed_at = ${now} where id = ${id} returning prints`)
  return row?.prints ?? 0
}

/** Of registrations `r`: whose tickets are good, as long as they are not void themselves. */
export const holdsPlace = sql`${counts} and r.pending is distinct from 'position'`

/**
 * What a revision of a number is to its stage and its holder now: good, replaced by another that is good, or void. A seat
 * that is given away takes its number along.
 */
export async function findState(
  db: Queryable,
  claim: Pick<TicketCode, 'examId' | 'stage' | 'number' | 'revision' | 'name' | 'idTail'>,
): Promise<'genuine' | 'replaced' | 'void'> {
  const rows = await db.query<{ is_claimed: boolean }>(sql`
    select good.id = t.id as is_claimed from exam_tickets t join exam_registrations r on r.id = t.registration_id
    join exam_tickets good on good.registration_id = r.id and good.stage = t.stage and not good.void
    where t.exam_id = ${claim.examId} and t.stage = ${claim.stage} and t.number = ${claim.number}
      and t.revision = ${claim.revision} and r.name = ${claim.name} and r.id_tail = ${claim.idTail} and ${holdsPlace}`)
  if (rows.some(row => row.is_claimed)) return 'genuine'
  return rows.length > 0 ? 'replaced' : 'void'
}

/** Whether no other receipt of the same registration has come since. One of which nothing is kept any more has not been replaced. */
export async function isLastReceipt(
  db: Queryable,
  { number, at, hash }: Pick<ReceiptCode, 'number' | 'at' | 'hash'>,
): Promise<boolean> {
  const [row] = await db.query<{ receipt: Pick<ReceiptCode, 'at' | 'hash'> | null }>(sql`
    select receipt from exam_registrations where number = ${number}`)
  return !row?.receipt || (row.receipt.at === at && row.receipt.hash === hash)
}

/** The form that a registration answers, and its answers. */
export async function findAnswers(db: Queryable, id: string) {
  const [row] = await db.query<{
    readonly form: unknown
    readonly answers: unknown
    readonly submitted_at: string | null
    readonly signed_name: string
    readonly commitment: unknown
  }>(sql`
    select exam_rounds.form, r.answers, r.submitted_at, r.signed_name, exam_rounds.commitment
    from exam_registrations r join exam_rounds on exam_rounds.id = r.round_id where r.id = ${id}`)
  return row
}
