import type { ResumeAccessKind } from '#contract/talents'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

/** Looks at what was sent with an application. */
type SentKind = 'read' | 'compare' | 'export'

interface Look {
  /** Null when it was deleted since it was sent. */
  readonly resumeId: string | null
  readonly ownerId: string
  readonly companyId: string
  readonly userId: string
  readonly kind: Exclude<ResumeAccessKind, 'received' | SentKind>
  /** What it was sent for; null, or left out, for a resume that was found. */
  readonly jobId?: string | null
  readonly at: Date
  /** A look by the same person since then is the same one: a page that is read again is not told twice. */
  readonly unlessSince: Date
}

/** Writes who looked, for the resume's owner to read. */
export const insertLook = (db: Queryable, { jobId = null, ...look }: Look) =>
  db.run(sql`
    insert into resume_access (user_id, resume_id, company_id, by_user, kind, job_id, at)
    select ${look.ownerId}, ${look.resumeId}, ${look.companyId}, ${look.userId}, ${look.kind}, ${jobId}::bigint, ${look.at}::timestamptz
    where not exists (select 1 from resume_access
      where resume_id = ${look.resumeId} and by_user = ${look.userId} and kind = ${look.kind} and at > ${look.unlessSince})`)

interface SentLooks {
  readonly companyId: string
  readonly userId: string
  readonly applicationIds: readonly string[]
  readonly kind: SentKind
  readonly at: Date
}

/**
 * Writes who in the company looked at what was sent to it, once an hour for each kind. Of what was taken back nothing is
 * shown, so that there is nothing to tell of.
 */
export const insertSentLooks = (db: Queryable, { companyId, userId, applicationIds, kind, at }: SentLooks) =>
  db.run(sql`
    insert into resume_access (user_id, resume_id, company_id, by_user, kind, job_id, at)
    select a.user_id, (select r.id from resumes r where r.id = a.resume_id for key share), a.company_id, ${userId},
      ${kind}, a.job_id, ${at}::timestamptz
    from applications a
    where a.company_id = ${companyId} and a.id = any(${[...applicationIds]}::uuid[]) and a.status <> 'withdrawn'
    order by a.id
    on conflict do nothing`)

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
  readonly job_title: string
}

/** Looks at a person's resumes and applications that the person sent, newest first. */
export const listAccessRows = (db: Queryable, userId: string, { limit, offset }: Slice): Promise<AccessRow[]> =>
  db.query<AccessRow>(sql`
    select l.id, l.at, l.kind, l.company_id, c.name as company_name, coalesce(r.title, '') as resume_title,
      coalesce(j.title, '') as job_title
    from (
      (select 'look-' || id as id, at, kind, company_id, resume_id, job_id from resume_access where user_id = ${userId}
        order by at desc, id desc limit ${limit + offset})
      union all
      (select id::text, created_at, 'received', company_id, resume_id, job_id from applications where user_id = ${userId}
        order by created_at desc, id desc limit ${limit + offset})
      order by at desc, id desc limit ${limit} offset ${offset}) l
    join companies c on c.id = l.company_id
    left join resumes r on r.id = l.resume_id and r.user_id = ${userId}
    left join jobs j on j.id = l.job_id
    order by l.at desc, l.id desc`)

export async function countAccess(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select (select count(*) from resume_access where user_id = ${userId})
      + (select count(*) from applications where user_id = ${userId}) as count`)
  return row?.count ?? 0
}
