import type { Term } from '#contract/searches'
import { insertRows } from '../db/bulk.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface TermRow extends Term {
  readonly key: string
}

/** Titles of open jobs without what stands in brackets behind them, those of one job left out. */
export const countByTitle = (db: Queryable, today: string, most: number) =>
  db.query<{ label: string; jobs: number }>(sql`
    select label, count(*) as jobs
    from (
      select regexp_replace(j.title, '[（(].*$', '') as label
      from job_index i join jobs j on j.id = i.job_id where i.expires_on >= ${today}::date) titles
    where length(label) between 2 and 20
    group by label having count(*) > 1 order by jobs desc, label limit ${most}`)

/** Companies with open jobs, one for each name. */
export const countByCompany = (db: Queryable, today: string, most: number) =>
  db.query<{ id: number; label: string; jobs: number }>(sql`
    select min(j.company_id) as id, j.company_name as label, count(*) as jobs
    from job_index i join jobs j on j.id = i.job_id where i.expires_on >= ${today}::date
    group by j.company_name order by jobs desc, label limit ${most}`)

/** Readers see the old terms until the transaction ends; of two that rebuild at once the second waits. */
export async function replaceTerms(tx: Queryable, rows: readonly TermRow[]): Promise<void> {
  await tx.run(sql`lock table search_terms in share row exclusive mode`)
  await tx.run(sql`delete from search_terms`)
  await insertRows(
    tx,
    'search_terms',
    rows.map(row => ({ ...row })),
    { chunk: 5_000, onConflict: sql`on conflict do nothing` },
  )
}

/** Terms that begin so: kinds of work before titles, and those before companies where all have as many jobs. */
export const listByPrefix = (db: Queryable, prefix: string, limit: number) =>
  db.query<TermRow>(sql`
    select key, kind, label, value, jobs from search_terms
    where key >= ${prefix} and key < ${`${prefix}\u{10ffff}`}
    order by kind = 'company', jobs desc, kind, label, key limit ${limit}`)
