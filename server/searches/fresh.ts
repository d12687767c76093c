import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { ask } from '../jobs/search/ask.ts'
import { findJobs } from '../jobs/search/search.ts'
import type { SearchRow } from './queries.ts'

/** Past so many nobody counts on; the page of results shows the rest. */
const COUNTED = 99

const newSince = sql`greatest(published_at, renewed_at)`

/**
 * Jobs of a search that were published after it was last told of, newest first: for the first time, or again after a
 * while. One that was only refreshed is not new.
 */
export async function freshJobs(
  db: Queryable,
  { search, user_id: hiddenBy, told_until: since }: Pick<SearchRow, 'search' | 'user_id' | 'told_until'>,
  now: Date,
): Promise<number[]> {
  const ids = await findJobs(db, ask({ ...search, hiddenBy, sort: 'newest', pageSize: COUNTED }), chinaDay(now))
  if (ids.length === 0) return []
  const rows = await db.query<{ id: number }>(sql`
    select id from jobs where id = any(${ids}::bigint[]) and ${newSince} > ${since}::timestamptz
    order by ${newSince} desc, id desc`)
  return rows.map(({ id }) => id)
}
