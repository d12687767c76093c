import type { ExamChangeState } from '#contract/exam-change-life'
import type { ExamChange, ExamChangeKind, ExamChangeRow } from '#contract/exam-office'
import type { Queryable } from '../../db/db.ts'
import { type SqlQuery, sql } from '../../db/sql.ts'
import type { Slice } from '../../paging.ts'
import { officeName } from '../mandate-queries.ts'

export interface ChangeRow {
  readonly id: string
  readonly exam_id: number
  readonly kind: ExamChangeKind
  readonly state: ExamChangeState
  readonly title: string
  readonly summary: ExamChange['summary']
  readonly hash: string
  readonly prepared_by: string | null
  readonly preparer: string | null
  readonly prepared_at: string
  readonly decider: string | null
  readonly decided_at: string | null
  readonly reason: string
}

const named = (column: SqlQuery) => sql`(
  select ${officeName} from users u left join company_members m on m.user_id = u.id where u.id = ${column})`

const columns = sql`c.id, c.exam_id, c.kind, c.state, c.title, c.summary, c.hash, c.prepared_by, c.prepared_at, c.decided_at,
  c.reason, ${named(sql`c.prepared_by`)} as preparer, ${named(sql`c.decided_by`)} as decider`

export async function findChange(db: Queryable, id: string): Promise<ChangeRow | undefined> {
  const [row] = await db.query<ChangeRow>(sql`select ${columns} from exam_changes c where c.id = ${id}`)
  return row
}

/** The same, held until the transaction ends. */
export async function lockChange(tx: Queryable, id: string): Promise<ChangeRow | undefined> {
  await tx.query(sql`select 1 from exam_changes where id = ${id} for update`)
  return findChange(tx, id)
}

export async function payloadOf(tx: Queryable, id: string): Promise<string> {
  const [row] = await tx.query<{ payload: string }>(sql`select payload from exam_changes where id = ${id}`)
  return row?.payload ?? ''
}

/** A slice of what changes line by line, and how many lines there are. */
export async function listChangeRows(db: Queryable, id: string, { limit, offset }: Slice) {
  const rows = await db.query<{ row: ExamChangeRow; total: number }>(sql`
    select r.row, jsonb_array_length(c.rows) as total
    from exam_changes c left join lateral (
      select e.value as row, e.ordinality from jsonb_array_elements(c.rows) with ordinality e
      order by e.ordinality limit ${limit} offset ${offset}) r on true
    where c.id = ${id} order by r.ordinality`)
  return { list: rows.flatMap(({ row }) => row ?? []), total: rows[0]?.total ?? 0 }
}

export const listChanges = (db: Queryable, exam: string, state: ExamChangeState | '', { limit, offset }: Slice) =>
  db.query<ChangeRow>(sql`
    select ${columns} from exam_changes c
    where c.exam_id = ${exam} and (${state} = '' or c.state = ${state})
    order by c.state <> 'prepared', coalesce(c.decided_at, c.prepared_at) desc, c.id limit ${limit} offset ${offset}`)

const none = { prepared: 0, released: 0, refused: 0, withdrawn: 0 } as const satisfies Record<ExamChangeState, number>

/** How many changes of an exam stand in each state. */
export async function countChanges(db: Queryable, exam: string): Promise<Record<ExamChangeState, number>> {
  const rows = await db.query<{ state: ExamChangeState; count: number }>(sql`
    select state, count(*) as count from exam_changes where exam_id = ${exam} group by 1`)
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

export interface NewChange {
  readonly id: string
  readonly exam: string
  readonly kind: ExamChangeKind
  readonly title: string
  readonly summary: ExamChange['summary']
  readonly rows: readonly ExamChangeRow[]
  readonly payload: string
  readonly hash: string
  readonly by: string
  readonly now: Date
}

export const insertChange = (tx: Queryable, { exam, summary, rows, by, now, ...given }: NewChange) =>
  tx.run(sql`
    insert into exam_changes (id, exam_id, kind, title, summary, rows, payload, hash, prepared_by, prepared_at)
    values (${given.id}, ${exam}, ${given.kind}, ${given.title}, ${sql.json(summary)}, ${sql.json(rows)}, ${given.payload},
      ${given.hash}, ${by}, ${now})`)

interface Answer {
  readonly state: ExamChangeState
  readonly by: string
  readonly reason?: string
  readonly now: Date
}

export const answerChange = (tx: Queryable, id: string, { state, by, reason = '', now }: Answer) =>
  tx.run(sql`
    update exam_changes set state = ${state}, decided_by = ${by}, decided_at = ${now}, reason = ${reason}
    where id = ${id}`)
