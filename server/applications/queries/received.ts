import type { ApplicationState } from '#contract/applications'
import { unifyMiddleDots } from '#contract/rules'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { Slice } from '../../paging.ts'
import type { NoteRow, ReceivedRow } from '../rows.ts'

const columns = sql`
  a.id, a.status, a.unread, a.created_at, a.updated_at, a.job_id, j.title as job_title,
  a.resume #> '{sections,basic}' as basic, a.resume #> '{sections,work}' as work`

export interface ReceivedFilter {
  readonly companyId: string
  /** '' for all. */
  readonly state: ApplicationState | ''
  /** '' for all. */
  readonly jobId: string
  /** Part of a name; '' for all. Finds no withdrawn application, whose name is not shown either. */
  readonly t: string
  /** Only those nobody has looked at. */
  readonly unread: boolean
}

/** `applicant` is the name in small letters and with one kind of dot. */
const named = (part: string) => sql`
  a.status <> 'withdrawn' and strpos(a.applicant, lower(${unifyMiddleDots(part)})) > 0`

const matching = ({ companyId, state, jobId, t, unread }: ReceivedFilter) =>
  sql.and([
    sql`a.company_id = ${companyId}`,
    state ? sql`a.status = ${state}` : sql.empty,
    jobId ? sql`a.job_id = ${jobId}` : sql.empty,
    unread ? sql`a.unread` : sql.empty,
    t ? named(t) : sql.empty,
  ])

/** Newest first. */
export const listReceivedRows = (db: Queryable, filter: ReceivedFilter, { limit, offset }: Slice) =>
  db.query<ReceivedRow>(sql`
    select ${columns} from applications a join jobs j on j.id = a.job_id
    where ${matching(filter)}
    order by a.created_at desc, a.id desc limit ${limit} offset ${offset}`)

export async function countReceived(db: Queryable, filter: ReceivedFilter): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from applications a where ${matching(filter)}`)
  return row?.count ?? 0
}

/** How many applications the company has in each state; a state without any has no row. */
export const countByState = (db: Queryable, companyId: string) =>
  db.query<{ status: ApplicationState; count: number }>(sql`
    select status, count(*) as count from applications where company_id = ${companyId} group by status`)

/** One of the company's own applications; undefined for anybody else's. */
export async function findReceived(db: Queryable, companyId: string, id: string): Promise<ReceivedRow | undefined> {
  const [row] = await db.query<ReceivedRow>(sql`
    select ${columns} from applications a join jobs j on j.id = a.job_id
    where a.id = ${id} and a.company_id = ${companyId}`)
  return row
}

export interface LockedRow extends ReceivedRow {
  readonly user_id: string
  readonly company_name: string
}

/** Like `findReceived`, held until the transaction ends: of two who move it on at once, one comes second. */
export async function lockReceived(tx: Queryable, companyId: string, id: string): Promise<LockedRow | undefined> {
  const [row] = await tx.query<LockedRow>(sql`
    select ${columns}, a.user_id, j.company_name from applications a join jobs j on j.id = a.job_id
    where a.id = ${id} and a.company_id = ${companyId} for update of a`)
  return row
}

/** The employer's own notes, newest first. */
export const listNotes = (db: Queryable, applicationId: string) =>
  db.query<NoteRow>(sql`
    select n.id, n.body, u.nick_name as author, n.created_at
    from application_notes n join users u on u.id = n.author_id
    where n.application_id = ${applicationId} order by n.created_at desc, n.id desc`)

interface NewNote {
  readonly id: string
  readonly applicationId: string
  readonly authorId: string
  readonly body: string
  readonly at: Date
}

export async function insertNote(tx: Queryable, { id, applicationId, authorId, body, at }: NewNote): Promise<NoteRow> {
  const [note] = await tx.query<NoteRow>(sql`
    with note as (
      insert into application_notes (id, application_id, author_id, body, created_at)
      values (${id}, ${applicationId}, ${authorId}, ${body}, ${at})
      returning id, body, author_id, created_at)
    select note.id, note.body, u.nick_name as author, note.created_at from note join users u on u.id = note.author_id`)
  if (!note) throw new Error('a note was stored without its author')
  return note
}
