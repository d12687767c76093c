import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface WorkRow {
  readonly id: string
  readonly file: string
  readonly caption: string
  readonly name: string
  readonly mime: string
  readonly bytes: number
}

const columns = sql`w.id, w.file_id as file, w.caption, f.name, f.mime, f.bytes`

/** Works of a resume, or of that of which it is the English version. */
export const listWorkRows = (db: Queryable, resumeId: string): Promise<WorkRow[]> =>
  db.query<WorkRow>(sql`
    select ${columns} from resumes r
    join resume_works w on w.resume_id = coalesce(r.original_id, r.id) join files f on f.id = w.file_id
    where r.id = ${resumeId} order by w.place`)

/** The resume that a person's work belongs to, held until the transaction ends; undefined for anybody else's. */
export async function lockOfWork(tx: Queryable, userId: string, workId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(sql`
    select r.id from resume_works w join resumes r on r.id = w.resume_id
    where w.id = ${workId} and r.user_id = ${userId} for update of r`)
  return row?.id
}

interface NewWork {
  readonly id: string
  readonly resumeId: string
  readonly file: string
  readonly caption: string
  readonly at: Date
}

export const insertWork = (tx: Queryable, { id, resumeId, file, caption, at }: NewWork) =>
  tx.run(sql`
    insert into resume_works (id, resume_id, file_id, caption, created_at)
    values (${id}, ${resumeId}, ${file}, ${caption}, ${at})`)

export const updateCaption = (tx: Queryable, id: string, caption: string) =>
  tx.run(sql`update resume_works set caption = ${caption} where id = ${id}`)

/** Gives the places of a resume's works to the same works in another order. */
export const arrangeWorkRows = (tx: Queryable, ids: readonly string[]) =>
  tx.run(sql`
    update resume_works w set place = p.place
    from unnest(${ids}::uuid[]) with ordinality as wish (id, number)
    join (select place, row_number() over (order by place) as number from resume_works where id = any(${ids}::uuid[])) p
      on p.number = wish.number
    where w.id = wish.id`)

/** Removes a work and gives its file; undefined when it has gone already. */
export async function deleteWorkRow(tx: Queryable, id: string): Promise<string | undefined> {
  const [row] = await tx.query<{ file: string }>(
    sql`delete from resume_works where id = ${id} returning file_id as file`,
  )
  return row?.file
}

/** Leaves the works of an original that goes to the version that stays. */
export const inheritWorks = (tx: Queryable, from: string, to: string) =>
  tx.run(sql`update resume_works set resume_id = ${to} where resume_id = ${from}`)

const inSnapshot = (file: string) => sql`a.resume->'works' @> ${sql.json([{ file }])}::jsonb`

/** True while an application that was sent carries this file. */
export async function isWorkSent(db: Queryable, userId: string, file: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from applications a where a.user_id = ${userId} and ${inSnapshot(file)} limit 1`)
  return rows.length > 0
}

/**
 * True when this company got the file with an application that was not taken back, or is a checked one that downloaded
 * its open resume.
 */
export async function isWorkReceived(db: Queryable, companyId: string, file: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from files f join applications a on a.user_id = f.owner_id
    where f.id = ${file} and a.company_id = ${companyId} and a.status <> 'withdrawn' and not is_blind(a)
      and ${inSnapshot(file)}
    union all
    select 1 from resume_works w join resumes r on coalesce(r.original_id, r.id) = w.resume_id
      join talent_marks m on m.resume_id = r.id join talent_index t on t.resume_id = r.id
      join companies c on c.id = m.company_id and c.verified_at is not null
    where w.file_id = ${file} and m.company_id = ${companyId} and m.kind = 'download' and not t.gone
      and not exists (select 1 from resume_blocks b where b.company_id = m.company_id and b.user_id = r.user_id)
    limit 1`)
  return rows.length > 0
}
