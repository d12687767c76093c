import type { ResumeLanguage } from '#contract/resume-language'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { foundBy } from './search-queries.ts'

/** An open resume with what one company has to do with it. */
export interface TalentRow {
  readonly id: string
  readonly user_id: string
  readonly language: ResumeLanguage
  readonly sections: unknown
  readonly photo_file: string | null
  readonly updated_at: string
  readonly favourite: boolean
  readonly downloaded: boolean
  /**
   * Name and contacts are the company's to see: it has downloaded the resume, or its owner has applied to it and not taken
   * that back; and the company is a checked one.
   */
  readonly revealed: boolean
}

/** No company has this number. */
const NO_COMPANY = '0'

/** Those of these resumes that the company may see, in no order; null for what guests see. */
export function listTalentRows(db: Queryable, ids: readonly string[], companyId: string | null): Promise<TalentRow[]> {
  const company = companyId ?? NO_COMPANY
  const marked = (kind: 'favourite' | 'download') => sql`exists (
    select 1 from talent_marks m where m.company_id = ${company} and m.kind = ${kind} and m.resume_id = r.id)`
  return db.query<TalentRow>(sql`
    select r.id, r.user_id, r.language, r.sections, r.photo_file, r.updated_at, ${marked('favourite')} as favourite,
      ${marked('download')} as downloaded,
      exists (select 1 from companies c where c.id = ${company} and c.verified_at is not null) and (${marked('download')}
        or exists (select 1 from applications a
          where a.user_id = r.user_id and a.company_id = ${company} and a.status <> 'withdrawn' and not is_blind(a))
      ) as revealed
    from talent_index t join resumes r on r.id = t.resume_id
    where t.resume_id = any(${ids}::uuid[]) and not t.gone and ${foundBy(companyId)}`)
}

/** One of them; undefined when the company may not see it. */
export const findTalent = async (db: Queryable, id: string, companyId: string): Promise<TalentRow | undefined> =>
  (await listTalentRows(db, [id], companyId))[0]

/** Whether the company's licence was checked, however long ago. */
export async function isChecked(db: Queryable, companyId: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from companies where id = ${companyId} and verified_at is not null`)
  return rows.length > 0
}
