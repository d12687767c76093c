import { fairInfo, fairMenu } from '#contract/fair-halls'
import { fairWindowsAt } from '#contract/fair-timeline'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { publicFigures } from '../job-fairs/results.ts'
import { toFairSummary } from '../job-fairs/rows.ts'
import { countHalls, findFair, findNext } from './info-queries.ts'
import { sectionsOf } from './sections.ts'

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
      results: summary.phase === 'ended' ? publicFigures(row.results) : null,
    }
  }),

  serve(fairMenu, async ({ id }, { db, now }) => {
    const row = await findFair(db, id, now)
    if (!row) throw notFound()
    const summary = toFairSummary(row, now)
    return { list: sectionsOf({ ...summary, hasResults: publicFigures(row.results) !== null }) }
  }),
]
