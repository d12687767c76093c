import type { FairSummary } from '#contract/fair-summary'
import { type FairSeriesSummary, fairSeriesInfo, listFairSeries } from '#contract/job-fairs'
import { chinaDay } from '../china-time.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { toPastFair } from './results.ts'
import { toFairSummary } from './rows.ts'
import { rulesInWords } from './rules-in-words.ts'
import { pageOfSeries } from './series-page.ts'
import {
  findSeries,
  findSeriesTotals,
  listAhead,
  listFairsById,
  listPast,
  listSeriesRows,
  type SeriesRow,
} from './series-queries.ts'

type Fairs = ReadonlyMap<number, FairSummary>

const toSeries = (row: SeriesRow, fairs: Fairs): FairSeriesSummary => ({
  id: String(row.id),
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  city: row.city,
  district: row.district,
  venue: row.venue,
  organiser: row.organiser,
  weekday: row.weekday,
  everyWeeks: row.every_weeks,
  days: row.days,
  opensMinute: row.opens_minute,
  closesMinute: row.closes_minute,
  capacity: row.capacity,
  boothFee: row.booth_fee,
  held: row.held,
  next: fairs.get(row.next_id ?? 0) ?? null,
  last: fairs.get(row.last_id ?? 0) ?? null,
})

const namedBy = (rows: readonly SeriesRow[]) =>
  rows.flatMap(({ next_id, last_id }) => [next_id, last_id].filter(id => id !== null))

/** Series of fairs, as everybody reads them. */
export const fairSeriesCalls = [
  serve(listFairSeries, async (what, { db, now }) => {
    const rows = await listSeriesRows(db, what, now)
    const fairs = await listFairsById(db, namedBy(rows))
    const known = new Map(fairs.map(row => [row.id, toFairSummary(row, now)]))
    return { list: rows.map(row => toSeries(row, known)) }
  }),

  serve(fairSeriesInfo, async ({ id }, { db, now }) => {
    const row = await findSeries(db, id, now)
    if (!row) throw notFound()
    const ahead = (await listAhead(db, row.id, now)).map(fair => toFairSummary(fair, now))
    const past = (await listPast(db, row.id, now)).map(fair => toPastFair(fair, now))
    const known = new Map<number, FairSummary>([...ahead, ...past].map(fair => [Number(fair.id), fair]))
    const { address, transit, phone, ended } = row
    return {
      ...toSeries(row, known),
      address,
      transit,
      phone,
      ended,
      rules: rulesInWords(row, chinaDay(now)),
      ahead,
      past,
      totals: await findSeriesTotals(db, row.id, now),
      page: await pageOfSeries({ id: row.id, kind: row.kind, isNew: past.length === 0 }, { db, now }),
    }
  }),
]
