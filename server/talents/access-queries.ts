import type { ResumeAccessKind } from '#contract/talents'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

/** Looks at what was sent with an application. */
type SentKind = 'read' | 'compare' | 'export' | 'print'
/** Looks at what was found, or handed over at a fair: a page that is read again, or printed again, is the same look. */
type FoundKind = 'view' | 'fair' | 'print'

/** Within so many seconds; the index `resume_access_found` counts in them too. */
const SAME_LOOK = 600

interface Look {
  readonly resumeId: string
  readonly ownerId: string
  readonly companyId: string
  readonly userId: string
  readonly at: Date
}

/** Writes who looked, for the resume's owner to read: once in ten minutes, however many ask at the same time. */
export const insertLook = (db: Queryable, { kind, ...look }: Look & { readonly kind: FoundKind }) =>
  db.run(sql`
    insert into resume_access (user_id, resume_id, company_id, by_user, kind, at)
    select ${look.ownerId}, ${look.resumeId}, ${look.companyId}, ${look.userId}, ${kind}, ${look.at}::timestamptz
    where not exists (select 1 from resume_access where resume_id = ${look.resumeId} and by_user = ${look.userId}
      and kind = ${kind} and at > ${secondsAfter(look.at, -SAME_LOOK)})
    on conflict do nothing`)

interface Taking extends Omit<Look, 'resumeId'> {
  /** Null when it was deleted since it was sent. */
  readonly resumeId: string | null
  /** What it was sent for; null for a resume that was found. */
  readonly jobId: string | null
  readonly kind: 'download' | 'pdf'
}

/** Writes who took it along, each time. */
export const insertTaking = (db: Queryable, taking: Taking) =>
  db.run(sql`
    insert into resume_access (user_id, resume_id, company_id, by_user, kind, job_id, at)
    values (${taking.ownerId}, ${taking.resumeId}, ${taking.companyId}, ${taking.userId}, ${taking.kind},
      ${taking.jobId}::bigint, ${taking.at})`)

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
    select l.key as id, l.at, l.kind, l.company_id, c.name as company_name, coalesce(r.title, '') as resume_title,
      coalesce(j.title, '') as job_title
    from (
      (select 'look-' || id as key, at, kind, company_id, resume_id, job_id from resume_access where user_id = ${userId}
        order by at desc, resume_access.id desc limit ${limit + offset})
      union all
      (select id::text, created_at, 'received', company_id, resume_id, job_id from applications where user_id = ${userId}
        order by created_at desc, applications.id desc limit ${limit + offset})
      order by at desc, key desc limit ${limit} offset ${offset}) l
    join companies c on c.id = l.company_id
    left join resumes r on r.id = l.resume_id and r.user_id = ${userId}
    left join jobs j on j.id = l.job_id
    order by l.at desc, l.key desc`)

export async function countAccess(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select (select count(*) from resume_access where user_id = ${userId})
      + (select count(*) from applications where user_id = ${userId}) as count`)
  return row?.count ?? 0
}
