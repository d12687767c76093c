import type { ExamChangeState } from '#contract/exam-change-life'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'

export interface StatementRow {
  readonly change_id: string
  readonly registration_id: string
  readonly exam_id: number
  readonly state: ExamChangeState
  readonly basis: string
  readonly consequence: string
  readonly facts: string
  readonly until: string
  readonly body: string
  readonly files: readonly string[]
  readonly version: number
  readonly saved_at: string | null
  readonly sent_at: string | null
}

const statements = sql`
  select s.change_id, s.registration_id, c.exam_id, c.state, s.basis, s.consequence, s.facts, s.until, s.body, s.files,
    s.version, s.saved_at, s.sent_at
  from exam_statements s join exam_changes c on c.id = s.change_id`

/** Those about one's own registration, latest first; what the office took back is none. */
export const listOwnStatements = (db: Queryable, userId: string, registration: string): Promise<StatementRow[]> =>
  db.query<StatementRow>(sql`${statements}
    join exam_registrations g on g.id = s.registration_id
    where s.registration_id = ${registration} and g.user_id = ${userId} and c.state in ('prepared', 'released')
    order by c.prepared_at desc, s.change_id`)

const one = async (db: Queryable, where: SqlQuery): Promise<StatementRow | undefined> =>
  (await db.query<StatementRow>(sql`${statements} where ${where}`))[0]

/** That on a change. */
export const findStatement = (db: Queryable, change: string) => one(db, sql`s.change_id = ${change}`)

/** One's own, held until the transaction ends, and the decision with it. */
export async function lockOwnStatement(tx: Queryable, userId: string, change: string) {
  const held = await tx.query(sql`
    select 1 from exam_changes c join exam_statements s on s.change_id = c.id
    join exam_registrations g on g.id = s.registration_id
    where c.id = ${change} and g.user_id = ${userId} for update of c, s`)
  return held.length === 0 ? undefined : findStatement(tx, change)
}

interface NewStatement {
  readonly change: string
  readonly registration: string
  readonly basis: string
  readonly consequence: string
  readonly facts: string
  readonly until: Date
}

export const insertStatement = (tx: Queryable, given: NewStatement) =>
  tx.run(sql`
    insert into exam_statements (change_id, registration_id, basis, consequence, facts, until)
    values (${given.change}, ${given.registration}, ${given.basis}, ${given.consequence}, ${given.facts}, ${given.until})`)

interface Written {
  readonly change: string
  readonly body: string
  readonly files: readonly string[]
  readonly now: Date
  readonly isSent: boolean
}

export const writeStatement = (tx: Queryable, { change, body, files, now, isSent }: Written) =>
  tx.run(sql`
    update exam_statements set body = ${body}, files = ${[...files]}::uuid[], version = version + 1, saved_at = ${now},
      sent_at = ${isSent ? now : null}
    where change_id = ${change}`)

export interface StatementFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly mime: string
}

/** Its files, in the order in which they were added. */
export async function listStatementFiles(db: Queryable, ids: readonly string[]): Promise<StatementFile[]> {
  const rows = await db.query<StatementFile>(sql`
    select id, name, bytes, mime from files where id = any(${[...ids]}::uuid[])`)
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
