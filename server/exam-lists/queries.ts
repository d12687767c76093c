import type { ExamListKind } from '#contract/exam-list'
import type { ExamListState } from '#contract/exam-lists'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { officeName } from '../exam-office/mandate-queries.ts'

export interface ListRow {
  readonly id: string
  readonly exam_id: number
  readonly kind: ExamListKind
  readonly version: number | null
  readonly body: string
  readonly hash: string
  readonly note: string
  readonly reason: string
  readonly sealed_at: string
  readonly released_at: string | null
  readonly names_until: string | null
  /** By ticket number, with the middle hidden. */
  readonly names: Readonly<Record<string, string>>
}

export type ReleasedRow = ListRow & {
  readonly version: number
  readonly released_at: string
  readonly names_until: string
}

const columns = sql`l.id, l.exam_id, l.kind, l.version, l.body, l.hash, l.note, l.reason, l.sealed_at, l.released_at,
  l.names_until::text as names_until, l.names`

export async function findReleased(db: Queryable, id: string): Promise<ReleasedRow | undefined> {
  const [row] = await db.query<ReleasedRow>(sql`
    select ${columns} from exam_lists l where l.id = ${id} and l.released_at is not null`)
  return row
}

/** The same, whether it was released or not, held until the transaction ends. */
export async function lockList(tx: Queryable, id: string): Promise<ListRow | undefined> {
  const [row] = await tx.query<ListRow>(sql`select ${columns} from exam_lists l where l.id = ${id} for update`)
  return row
}

export interface VersionRow {
  readonly id: string
  readonly exam_id: number
  readonly kind: ExamListKind
  readonly version: number
  readonly released_at: string
  readonly superseded: boolean
}

/** Released lists of these exams, latest first. */
export const listVersions = (db: Queryable, exams: readonly (number | string)[]) =>
  db.query<VersionRow>(sql`
    select l.id, l.exam_id, l.kind, l.version, l.released_at,
      l.version < max(l.version) over (partition by l.exam_id, l.kind) as superseded
    from exam_lists l where l.exam_id = any(${exams.map(Number)}::bigint[]) and l.released_at is not null
    order by l.released_at desc, l.kind, l.version desc`)

export interface ReleasedText {
  readonly id: string
  readonly kind: ExamListKind
  readonly version: number
  readonly body: string
  readonly hash: string
  readonly superseded: boolean
}

/** Text of the list that says last whom an exam has chosen: who is hired, else who is looked into. */
export async function findLastChoice(db: Queryable, exam: number): Promise<string | undefined> {
  const [row] = await db.query<{ body: string }>(sql`
    select body from exam_lists where exam_id = ${exam} and kind in ('hire', 'checkup') and released_at is not null
    order by kind = 'hire' desc, version desc limit 1`)
  return row?.body
}

/** Every released list of an exam with its text, oldest first. */
export const listTexts = (db: Queryable, exam: string) =>
  db.query<ReleasedText>(sql`
    select l.id, l.kind, l.version, l.body, l.hash,
      l.version < max(l.version) over (partition by l.kind) as superseded
    from exam_lists l where l.exam_id = ${exam} and l.released_at is not null order by l.released_at, l.kind, l.version`)

export interface OfficeRow extends Omit<ListRow, 'names' | 'names_until' | 'exam_id'> {
  readonly state: ExamListState
  readonly sealed_by: string | null
}

/** All lists of an exam with where they stand, those that wait first. */
export const listForOffice = (db: Queryable, exam: string) =>
  db.query<OfficeRow>(sql`
    select l.id, l.kind, l.version, l.body, l.hash, l.note, l.reason, l.sealed_at, l.released_at,
      case when l.released_at is not null
        then case when l.version < max(l.version) over (partition by l.kind) then 'superseded' else 'released' end
        else case c.state when 'prepared' then 'sealed' when 'refused' then 'refused' else 'withdrawn' end end as state,
      (select ${officeName} from users u left join company_members m on m.user_id = u.id where u.id = c.prepared_by)
        as sealed_by
    from exam_lists l left join exam_changes c on c.id = l.change_id
    where l.exam_id = ${exam}
    order by l.released_at is not null or c.state is distinct from 'prepared', coalesce(l.released_at, l.sealed_at) desc, l.id`)

/** Whether a list of this kind waits to be released. */
export async function isWaiting(tx: Queryable, exam: string, kind: ExamListKind): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from exam_lists l join exam_changes c on c.id = l.change_id
    where l.exam_id = ${exam} and l.kind = ${kind} and c.state = 'prepared' limit 1`)
  return rows.length > 0
}

export async function latestVersion(tx: Queryable, exam: string, kind: ExamListKind): Promise<number> {
  const [row] = await tx.query<{ version: number }>(sql`
    select coalesce(max(version), 0) as version from exam_lists where exam_id = ${exam} and kind = ${kind}`)
  return row?.version ?? 0
}

/** Held until the transaction ends: an exam's lists are sealed and released one at a time. */
export const lockExam = (tx: Queryable, exam: string) =>
  tx.query(sql`select 1 from exams where id = ${exam} for update`)

interface NewList {
  readonly id: string
  readonly exam: string
  readonly kind: ExamListKind
  readonly body: string
  readonly hash: string
  readonly note: string
  readonly reason: string
  readonly change: string
  readonly now: Date
}

export const insertList = (tx: Queryable, given: NewList) =>
  tx.run(sql`
    insert into exam_lists (id, exam_id, kind, body, hash, note, reason, change_id, sealed_at)
    values (${given.id}, ${given.exam}, ${given.kind}, ${given.body}, ${given.hash}, ${given.note}, ${given.reason},
      ${given.change}, ${given.now})`)

interface Release {
  readonly version: number
  readonly namesUntil: string
  readonly names: Readonly<Record<string, string>>
  readonly now: Date
}

export const markReleased = (tx: Queryable, id: string, { version, namesUntil, names, now }: Release) =>
  tx.run(sql`
    update exam_lists set version = ${version}, released_at = ${now}, names_until = ${namesUntil}::date,
      names = ${sql.json(names)}
    where id = ${id}`)

/** Names of lists whose days are over. How many lists. */
export const dropNames = (tx: Queryable, today: string): Promise<number> =>
  tx.run(sql`update exam_lists set names = '{}' where names <> '{}' and names_until < ${today}::date`)
