import { fairInfo, fairMenu, LEAST_PEOPLE } from '#contract/fair-halls'
import { fairWindowsAt } from '#contract/fair-timeline'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { toFairSummary } from '../job-fairs/rows.ts'
import { countHalls, type FairDetailRow, findFair, findNext } from './info-queries.ts'
import { sectionsOf } from './sections.ts'

/** A figure of people, unless it would point to single ones. */
const people = (value: unknown): number | null => (typeof value === 'number' && value >= LEAST_PEOPLE ? value : null)

/** What an organiser counted, once the fair is over. */
function resultsOf({ results }: FairDetailRow, isOver: boolean) {
  if (!isOver || typeof results !== 'object' || results === null) return null
  const told = new Map<string, unknown>(Object.entries(results))
  return {
    visitors: people(told.get('visitors')),
    resumes: people(told.get('resumes')),
    intentions: people(told.get('intentions')),
  }
}

/** One fair through its phases. */
export const infoCalls = [
  serve(fairInfo, async ({ id }, { db, now }) => {
    const row = await findFair(db, id, now)
    if (!row) throw notFound()
    const summary = toFairSummary(row, now)
    const [halls, next] = await Promise.all([countHalls(db, id), findNext(db, row, now)])
    return {
      ...summary,
      summary: row.summary,
      html: row.html,
      address: row.address,
      transit: row.transit,
      phone: row.phone,
      capacity: row.capacity,
      boothFee: row.booth_fee,
      sequence: row.sequence,
      windows: fairWindowsAt(summary.timeline, summary.state, now.getTime()),
      halls: halls.map(hall => ({ ...hall, id: String(hall.id) })),
      series: row.series_title === null ? null : { id: summary.seriesId, title: row.series_title },
      next: next ? toFairSummary(next, now) : null,
      results: resultsOf(row, summary.phase === 'ended'),
    }
  }),

  serve(fairMenu, async ({ id }, { db, now }) => {
    const row = await findFair(db, id, now)
    if (!row) throw notFound()
    const summary = toFairSummary(row, now)
    return { list: sectionsOf({ ...summary, hasResults: resultsOf(row, true) !== null }) }
  }),
]
