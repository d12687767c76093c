import type { FairJob } from '#contract/fair-halls'
import { wageList } from '#contract/reference/wages'
import type { Queryable } from '../db/db.ts'
import { takeCensus } from '../jobs/queries/search.ts'
import { ask } from '../jobs/search/ask.ts'
import { lexemesToCount, planOf, writtenIn } from '../jobs/search/plan.ts'
import { asksFor, readSearch } from '../jobs/search/words.ts'
import { toJobSummary } from '../jobs/summary.ts'
import { EVERYTHING, type FairJobRow, type FoundRow, type WantedWords } from './job-queries.ts'

/** A job at a fair as the contract shows it. */
export const toFairJob = (row: FairJobRow): FairJob => ({
  ...toJobSummary(row),
  open: row.open,
  booth: row.booth,
  hallId: row.hall_id,
})

/** What a search text asks for, by the words of the portal's own search; `today` is YYYY-MM-DD in China. */
export async function wantedWords(db: Queryable, t: string, today: string): Promise<WantedWords | null> {
  if (t === '') return EVERYTHING
  const reading = readSearch(t)
  // Signs alone find nothing, as everywhere.
  if (!asksFor(reading)) return null
  const search = ask({ t })
  const { count } = await takeCensus(db, lexemesToCount(search), today)
  const query = planOf(search, count)?.all.text ?? null
  const words = reading.words.map(({ text }) => text)
  return {
    indexed: { query, written: writtenIn(search, count) },
    words,
    phrases: reading.phrases,
    without: reading.without,
  }
}

/** The bands that a job's pay reaches into: touching an edge is not enough. None where it is to be agreed. */
export function bandsOf({ wage_min, wage_max }: Pick<FoundRow, 'wage_min' | 'wage_max'>): string[] {
  const [low, high] = [wage_min ?? wage_max, wage_max ?? wage_min]
  if (low === null || high === null) return []
  const within = wageList.filter(({ minYuan, maxYuan }) =>
    low === high
      ? low >= (minYuan ?? 0) && low < (maxYuan ?? Infinity)
      : low < (maxYuan ?? Infinity) && high > (minYuan ?? 0),
  )
  return within.map(({ value }) => value)
}
