import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { ask } from '../jobs/search/ask.ts'
import { findJobs } from '../jobs/search/search.ts'
import type { SearchRow } from './queries.ts'

/** Past so many nobody counts on; the page of results shows the rest. */
const COUNTED = 99

/**
 * Jobs of a search that became news after it was last told of, those until then alone where an end is given; in the order
 * of its page of results. Gives 99 ids at most.
 */
export const freshJobs = (
  db: Queryable,
  { search, user_id: hiddenBy, told_until: after }: Pick<SearchRow, 'search' | 'user_id' | 'told_until'>,
  { now, until }: { readonly now: Date; readonly until?: Date },
): Promise<readonly number[]> =>
  findJobs(db, ask({ ...search, hiddenBy, news: { after, until }, sort: 'newest', pageSize: COUNTED }), chinaDay(now))
