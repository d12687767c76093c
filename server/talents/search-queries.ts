import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

export interface Matching {
  /** Text of a tsquery that must be met; '' for none. */
  readonly query: string
  /** Text of a tsquery that must not be met; '' for none. */
  readonly except: string
  /** Leaves out who may not be found by it; null for guests. */
  readonly companyId: string | null
  /** Changed since. */
  readonly since: Date | null
}

/**
 * People (alias t) who may be found by the company, which is who did not block it. Guests, and companies that were never
 * checked, find nobody who has blocked anybody: any of them may be the one that was blocked.
 */
export const foundBy = (companyId: string | null): SqlQuery =>
  companyId === null
    ? sql`not t.guarded`
    : sql`(not t.guarded or (select c.verified_at is not null from companies c where c.id = ${companyId}))
        and not exists (select 1 from resume_blocks b where b.company_id = ${companyId} and b.user_id = t.user_id)`

const matches = ({ query, except, companyId, since }: Matching): SqlQuery =>
  sql.and([
    sql`not t.gone`,
    ...(query === '' ? [] : [sql`t.search @@ ${query}::tsquery`]),
    ...(except === '' ? [] : [sql`not t.search @@ ${except}::tsquery`]),
    ...(since === null ? [] : [sql`t.updated_at >= ${since}`]),
    foundBy(companyId),
  ])

/** A page of matches, the last changed first. */
export const matchPage = (matching: Matching, { limit, offset }: Slice): SqlQuery => sql`
  select t.resume_id as id from talent_index t where ${matches(matching)}
  order by t.updated_at desc, t.resume_id desc limit ${limit} offset ${offset}`

export async function findMatches(db: Queryable, matching: Matching, slice: Slice): Promise<string[]> {
  const rows = await db.query<{ id: string }>(matchPage(matching, slice))
  return rows.map(({ id }) => id)
}

/** How many matches there are, `most` at most. */
export async function countMatches(db: Queryable, matching: Matching, most: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from (select 1 from talent_index t where ${matches(matching)} limit ${most}) counted`)
  return row?.count ?? 0
}
