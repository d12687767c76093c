import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isOpenOn } from '../jobs/summary.ts'
import type { Demand } from './fit.ts'
import { facetLexeme } from './lexemes.ts'
import { foundBy } from './search-queries.ts'

export interface PostingRow extends Demand {
  readonly id: number
  readonly title: string
}

/** The company's open postings, the newest first; `today` is YYYY-MM-DD in China. */
export const listPostings = (db: Queryable, companyId: string, today: string, most: number): Promise<PostingRow[]> =>
  db.query<PostingRow>(sql`
    select j.id, j.title, j.category2, j.category3, j.city, j.education, j.experience, j.wage_min, j.wage_max
    from jobs j where j.company_id = ${companyId} and ${isOpenOn(today)}
    order by j.refreshed_at desc, j.id desc limit ${most}`)

export interface CandidateRow {
  readonly id: string
  readonly facets: string[]
}

const wish = ({ category2, category3 }: Demand) =>
  [category3, category2]
    .filter(value => /^\d+$/.test(value))
    .map(value => `'${facetLexeme('category', value)}'`)
    .join(' | ')

/** People who look for such a job, have not applied to it and did not block the company; the last changed first. */
export function listCandidates(
  db: Queryable,
  job: PostingRow,
  { companyId, most }: { readonly companyId: string; readonly most: number },
): Promise<CandidateRow[]> {
  return db.query<CandidateRow>(sql`
    select t.resume_id as id,
      array(select lexeme from unnest(tsvector_to_array(t.search)) lexeme where lexeme like '!%') as facets
    from talent_index t
    where not t.gone and t.search @@ ${wish(job)}::tsquery and ${foundBy(companyId)}
      and not exists (select 1 from applications a where a.user_id = t.user_id and a.job_id = ${job.id})
    order by t.updated_at desc, t.resume_id desc limit ${most}`)
}
