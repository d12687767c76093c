import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface ConsentRow {
  readonly resume_id: string | null
  readonly agreed_at: string
  readonly revoked_at: string | null
}

export async function findConsent(db: Queryable, fair: number, user: string): Promise<ConsentRow | undefined> {
  const [row] = await db.query<ConsentRow>(sql`
    select resume_id, agreed_at, revoked_at from booth_consents where fair_id = ${fair} and user_id = ${user}`)
  return row
}

interface Agreed {
  readonly fair: number
  readonly user: string
  readonly resume: string
  readonly version: string
}

/** What is chosen again stays agreed to since then; another resume is a new consent. */
export const putConsent = (tx: Queryable, { fair, user, resume, version }: Agreed, now: Date) =>
  tx.run(sql`
    insert into booth_consents (fair_id, user_id, resume_id, version, agreed_at)
    values (${fair}, ${user}, ${resume}, ${version}, ${now})
    on conflict (fair_id, user_id) do update
      set resume_id = excluded.resume_id, version = excluded.version, agreed_at = excluded.agreed_at, revoked_at = null
      where booth_consents.resume_id is distinct from excluded.resume_id or booth_consents.version <> excluded.version`)

/** False where nothing was handed over. */
export const revokeConsent = async (tx: Queryable, fair: number, user: string, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    update booth_consents set resume_id = null, revoked_at = ${now}
    where fair_id = ${fair} and user_id = ${user} and revoked_at is null`)) === 1

/** Who has scanned somebody's code at a fair, and whether they have read a resume that was handed over. */
export const listScanners = (db: Queryable, fair: number, user: string) =>
  db.query<{ company_id: number; company: string; at: string; looked: boolean }>(sql`
    select v.company_id, c.name as company, min(v.scanned_at) as at,
      exists (select 1 from resume_access a
        where a.user_id = ${user} and a.company_id = v.company_id and a.kind = 'fair' and a.at >= min(v.received_at)) as looked
    from booth_visits v join companies c on c.id = v.company_id
    where v.fair_id = ${fair} and v.user_id = ${user} group by v.company_id, c.name order by min(v.scanned_at) desc, v.company_id`)

/** What somebody hands over, at the fair that opens last first. */
export const listConsents = (db: Queryable, user: string) =>
  db.query<{ fair_id: number; title: string; resume_title: string; agreed_at: string; companies: number }>(sql`
    select c.fair_id, f.title, r.title as resume_title, c.agreed_at,
      (select count(distinct v.company_id)::int from booth_visits v where v.fair_id = c.fair_id and v.user_id = c.user_id)
        as companies
    from booth_consents c join fairs f on f.id = c.fair_id join resumes r on r.id = c.resume_id
    where c.user_id = ${user} order by f.opens_at desc, c.fair_id desc limit 100`)

/** What one may choose from: one's own resumes. */
export const listChoices = (db: Queryable, user: string) =>
  db.query<{ id: string; title: string }>(sql`
    select id, title from resumes where user_id = ${user} order by is_default desc, updated_at desc, id`)
