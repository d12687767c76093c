import type { ExamImportKind } from '#contract/exam-imports'
import type { ExamChangeRow } from '#contract/exam-office'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { officeName } from '../exam-office/mandate-queries.ts'
import type { Fault } from './table/raw-table.ts'

interface Of {
  readonly exam: string
  readonly kind: ExamImportKind
}

interface Figures {
  readonly added: number
  readonly changed: number
  readonly gone: number
  readonly same: number
}

export interface ImportRow {
  readonly id: string
  readonly file_name: string
  readonly uploaded_at: string
  readonly rows: number
  readonly fault_count: number
  readonly faults: readonly Fault[]
  readonly figures: Figures | null
  readonly change_count: number
  readonly changes: readonly ExamChangeRow[]
  readonly base: string
}

/** The first `most` entries of a list that may be long. */
const firstOf = (column: string, most: number) => sql`
  (select coalesce(jsonb_agg(e.value order by e.ordinality), '[]')
    from jsonb_array_elements(coalesce(${sql.ident(column)}, '[]')) with ordinality e where e.ordinality <= ${most})`

/** Somebody's own table of an exam, with no more of its lists than is shown. */
export async function findImport(db: Queryable, { exam, kind }: Of, user: string, most: number) {
  const [row] = await db.query<ImportRow>(sql`
    select id, file_name, uploaded_at, rows, jsonb_array_length(faults) as fault_count, ${firstOf('faults', most)} as faults,
      figures, jsonb_array_length(coalesce(changes, '[]')) as change_count, ${firstOf('changes', most)} as changes, base
    from exam_imports where exam_id = ${exam} and kind = ${kind} and user_id = ${user}`)
  return row
}

export interface WholeImport {
  readonly id: string
  readonly file_name: string
  readonly rows: number
  readonly faults: readonly Fault[]
  readonly figures: Figures | null
  readonly changes: readonly ExamChangeRow[] | null
  readonly payload: string | null
  readonly entries: string | null
  readonly base: string
}

/** The same, whole and held until the transaction ends. */
export async function lockImport(tx: Queryable, { exam, kind }: Of, user: string): Promise<WholeImport | undefined> {
  const [row] = await tx.query<WholeImport>(sql`
    select id, file_name, rows, faults, figures, changes, payload, entries, base from exam_imports
    where exam_id = ${exam} and kind = ${kind} and user_id = ${user} for update`)
  return row
}

export async function listFaults(
  db: Queryable,
  { exam, kind }: Of,
  user: string,
): Promise<readonly Fault[] | undefined> {
  const [row] = await db.query<{ faults: Fault[] }>(sql`
    select faults from exam_imports where exam_id = ${exam} and kind = ${kind} and user_id = ${user}`)
  return row?.faults
}

interface NewImport extends Of {
  readonly id: string
  readonly user: string
  readonly fileName: string
  readonly now: Date
  readonly rows: number
  readonly faults: readonly Fault[]
  readonly figures: Figures | null
  readonly changes: readonly ExamChangeRow[] | null
  readonly payload: string | null
  readonly entries: string | null
  readonly base: string
}

const jsonOrNull = (value: object | null) => (value === null ? null : sql.json(value))

/** In place of one's table before. */
export const putImport = (tx: Queryable, { exam, kind, user, now, ...given }: NewImport) =>
  tx.run(sql`
    insert into exam_imports (id, exam_id, kind, user_id, file_name, uploaded_at, rows, faults, figures, changes, payload,
      entries, base)
    values (${given.id}, ${exam}, ${kind}, ${user}, ${given.fileName}, ${now}, ${given.rows}, ${sql.json(given.faults)},
      ${jsonOrNull(given.figures)}, ${jsonOrNull(given.changes)}, ${given.payload}, ${given.entries}, ${given.base})
    on conflict (exam_id, kind, user_id) do update set id = excluded.id, file_name = excluded.file_name,
      uploaded_at = excluded.uploaded_at, rows = excluded.rows, faults = excluded.faults, figures = excluded.figures,
      changes = excluded.changes, payload = excluded.payload, entries = excluded.entries, base = excluded.base`)

export const dropImport = (tx: Queryable, { exam, kind }: Of, user: string) =>
  tx.run(sql`delete from exam_imports where exam_id = ${exam} and kind = ${kind} and user_id = ${user}`)

/** Everybody's tables of an exam, once one has been released: what they were held against is no more. */
export const dropImportsOf = (tx: Queryable, exam: string, kind: ExamImportKind) =>
  tx.run(sql`delete from exam_imports where exam_id = ${exam} and kind = ${kind}`)

/** What nobody has handed on for so long is not wanted any more. */
export const forgetImports = (tx: Queryable, before: Date) =>
  tx.run(sql`delete from exam_imports where uploaded_at < ${before}`)

export interface EntryRow {
  readonly by: string
  readonly uploaded_at: string
  readonly entries: string
}

/** The latest faultless table of scores of somebody else. */
export async function findSecondEntry(db: Queryable, { exam, kind }: Of, user: string): Promise<EntryRow | undefined> {
  const [row] = await db.query<EntryRow>(sql`
    select ${officeName} as by, i.uploaded_at, i.entries
    from exam_imports i join users u on u.id = i.user_id left join company_members m on m.user_id = u.id
    where i.exam_id = ${exam} and i.kind = ${kind} and i.user_id <> ${user} and i.entries is not null
    order by i.uploaded_at desc limit 1`)
  return row
}

export async function findEntries(db: Queryable, { exam, kind }: Of, user: string): Promise<string | undefined> {
  const [row] = await db.query<{ entries: string | null }>(sql`
    select entries from exam_imports where exam_id = ${exam} and kind = ${kind} and user_id = ${user}`)
  return row?.entries ?? undefined
}

interface WaitingRow {
  readonly id: string
  readonly title: string
  readonly by: string | null
  readonly at: string
  readonly is_mine: boolean
}

/** Changes of this kind that wait to be released. */
export const listWaitingChanges = (db: Queryable, { exam, kind }: Of, user: string) =>
  db.query<WaitingRow>(sql`
    select c.id, c.title, ${officeName} as by, c.prepared_at as at, coalesce(c.prepared_by = ${user}, false) as is_mine
    from exam_changes c left join users u on u.id = c.prepared_by left join company_members m on m.user_id = u.id
    where c.exam_id = ${exam} and c.kind = ${kind} and c.state = 'prepared' order by c.prepared_at desc, c.id`)
