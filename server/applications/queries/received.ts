import type { ApplicationState } from '#contract/applications'
import { unifyMiddleDots } from '#contract/rules'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { Slice } from '../../paging.ts'
import type { ComparedRow, NoteRow, ReceivedRow } from '../rows.ts'
import { tagsOfApplication } from './tags.ts'

const columns = sql`
  a.id, a.status, a.unread, a.created_at, a.updated_at, a.job_id, j.title as job_title, is_blind(a) as blind,
  a.resume ->> 'language' as language, a.resume #> '{sections,basic}' as basic, a.resume #> '{sections,work}' as work,
  ${tagsOfApplication} as tags`

export interface ReceivedFilter {
  readonly companyId: string
  /** '' for all. */
  readonly state: ApplicationState | ''
  /** '' for all. */
  readonly jobId: string
  /** Part of a name; '' for all. Finds no application whose name is not shown: withdrawn, or looked at blind. */
  readonly t: string
  /** Only those nobody has looked at. */
  readonly unread: boolean
  /** A tag's id; '' for all. */
  readonly tag: string
}

/** `applicant` is the name in small letters and with one kind of dot. */
const named = (part: string) => sql`
  a.status <> 'withdrawn' and not is_blind(a) and strpos(a.applicant, lower(${unifyMiddleDots(part)})) > 0`

const matching = ({ companyId, state, jobId, t, unread, tag }: ReceivedFilter) =>
  sql.and([
    sql`a.company_id = ${companyId}`,
    state ? sql`a.status = ${state}` : sql.empty,
    jobId ? sql`a.job_id = ${jobId}` : sql.empty,
    unread ? sql`a.unread` : sql.empty,
    tag
      ? sql`exists (select 1 from application_tags x where x.application_id = a.id and x.tag_id = ${tag})`
      : sql.empty,
    t ? named(t) : sql.empty,
  ])

const orders = {
  applied: sql`a.created_at desc, a.id desc`,
  changed: sql`a.updated_at desc, a.id desc`,
}

/** A page is cut before a resume is opened: ten thousand rows down, the rows passed over cost next to nothing. */
export const listReceivedRows = (
  db: Queryable,
  filter: ReceivedFilter,
  { limit, offset }: Slice,
  order: keyof typeof orders = 'applied',
) =>
  db.query<ReceivedRow>(sql`
    select ${columns} from (
      select a.id from applications a where ${matching(filter)}
      order by ${orders[order]} limit ${limit} offset ${offset}) as chosen
    join applications a on a.id = chosen.id join jobs j on j.id = a.job_id
    order by ${orders[order]}`)

/** Those of the company's own applications that are among `ids`, in the order of these. */
export const listReceivedAmong = (db: Queryable, companyId: string, ids: readonly string[]) =>
  db.query<ReceivedRow>(sql`
    select ${columns} from unnest(${[...ids]}::uuid[]) with ordinality as chosen (id, place)
    join applications a on a.id = chosen.id join jobs j on j.id = a.job_id
    where a.company_id = ${companyId} order by chosen.place`)

/** As the list has them, by name alone. */
export async function listReceivedIds(db: Queryable, filter: ReceivedFilter, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select a.id from applications a where ${matching(filter)} order by a.created_at desc, a.id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

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

/** What the company compares: each of its applications among `ids`, with the resume and the posting. */
export const findCompared = (db: Queryable, companyId: string, ids: readonly string[]) =>
  db.query<ComparedRow>(sql`
    select ${columns}, a.resume -> 'sections' as sections, j.duties, j.requirements, j.category2, j.category3, j.city,
      j.education, j.experience, j.wage_min, j.wage_max, j.wage_months
    from applications a join jobs j on j.id = a.job_id
    where a.company_id = ${companyId} and a.id = any(${[...ids]}::uuid[])`)

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

/** Who wrote a note; those who have left the company are not named. */
const authorName = sql`coalesce(nullif(m.name, ''), u.nick_name, '已离开的成员')`

/** The employer's own notes, newest first. */
export const listNotes = (db: Queryable, applicationId: string) =>
  db.query<NoteRow>(sql`
    select n.id, n.body, ${authorName} as author, n.created_at
    from application_notes n left join users u on u.id = n.author_id left join company_members m on m.user_id = u.id
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
    select note.id, note.body, ${authorName} as author, note.created_at
    from note left join users u on u.id = note.author_id left join company_members m on m.user_id = u.id`)
  if (!note) throw new Error('a note was stored without its author')
  return note
}

/** Whether the company looks at applications without knowing who sent them. */
export async function findBlindness(db: Queryable, companyId: string): Promise<boolean> {
  const [row] = await db.query<{ on: boolean }>(sql`select blind_review as on from companies where id = ${companyId}`)
  return row?.on ?? false
}

export const updateBlindness = (tx: Queryable, companyId: string, on: boolean) =>
  tx.run(sql`update companies set blind_review = ${on} where id = ${companyId}`)
