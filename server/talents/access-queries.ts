import type { ResumeAccessKind } from '#contract/talents'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

interface Look {
  /** Null when it was deleted since it was sent. */
  readonly resumeId: string | null
  readonly ownerId: string
  readonly companyId: string
  readonly userId: string
  readonly kind: Exclude<ResumeAccessKind, 'received'>
  readonly at: Date
  /** A look by the same person since then is the same one: a page that is read again is not told twice. */
  readonly unlessSince: Date
}

/** Writes who looked, for the resume's owner to read. */
export const insertLook = (db: Queryable, { resumeId, ownerId, companyId, userId, kind, at, unlessSince }: Look) =>
  db.run(sql`
    insert into resume_access (user_id, resume_id, company_id, by_user, kind, at)
    select ${ownerId}, ${resumeId}, ${companyId}, ${userId}, ${kind}, ${at}::timestamptz
    where not exists (select 1 from resume_access
      where resume_id = ${resumeId} and by_user = ${userId} and kind = ${kind} and at > ${unlessSince})`)

/** How many resumes the company has downloaded since then, whether or not they are still on its list. */
export async function countDownloads(db: Queryable, companyId: string, since: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from resume_access
    where company_id = ${companyId} and kind = 'download' and at >= ${since}`)
  return row?.count ?? 0
}

export interface AccessRow {
  readonly id: string
  readonly at: string
  readonly kind: ResumeAccessKind
  readonly company_id: number
  readonly company_name: string
  readonly resume_title: string
}

/** Looks at a person's resumes and applications that the person sent, newest first. */
export const listAccessRows = (db: Queryable, userId: string, { limit, offset }: Slice): Promise<AccessRow[]> =>
  db.query<AccessRow>(sql`
    select l.id, l.at, l.kind, l.company_id, c.name as company_name, coalesce(r.title, '') as resume_title
    from (
      (select 'look-' || id as id, at, kind, company_id, resume_id from resume_access where user_id = ${userId}
        order by at desc, id desc limit ${limit + offset})
      union all
      (select id::text, created_at, 'received', company_id, resume_id from applications where user_id = ${userId}
        order by created_at desc, id desc limit ${limit + offset})
      order by at desc, id desc limit ${limit} offset ${offset}) l
    join companies c on c.id = l.company_id
    left join resumes r on r.id = l.resume_id and r.user_id = ${userId}
    order by l.at desc, l.id desc`)

export async function countAccess(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select (select count(*) from resume_access where user_id = ${userId})
      + (select count(*) from applications where user_id = ${userId}) as count`)
  return row?.count ?? 0
}
