import { fairKindLabels } from '#contract/fair-kinds'
import {
  fairCalendarFile,
  fairDays,
  fairFeed,
  fairResults,
  fairTotals,
  listJobFairs,
  listSpecialFairs,
  phasesOf,
} from '#contract/job-fairs'
import { labelOf } from '#contract/reference/lookup'
import { jiangxiRegions } from '#contract/reference/regions'
import { addDays, chinaDay, startOfChinaDay } from '../china-time.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { remembered } from '../remembered.ts'
import { wordsOf } from '../words.ts'
import { calendarFile } from './calendar.ts'
import { facetOf, matching } from './facets.ts'
import {
  anyFair,
  countFairs,
  findForCalendar,
  findPastFair,
  findTotals,
  listFairDays,
  listFairRows,
  listForCalendar,
  listTrades,
} from './queries.ts'
import { textOf, toPastFair } from './results.ts'
import { toFairSummary } from './rows.ts'

const SPECIAL = '4'
/** How long a fair that is over stays in a calendar that others subscribe to. */
const KEPT_DAYS = 60
const REFRESH_HOURS = 6

const startOf = (day: string) => (day === '' ? null : startOfChinaDay(day))
const endOf = (day: string) => (day === '' ? null : startOfChinaDay(addDays(day, 1)))

/** Every landing page asks, and what it says may be a minute old. */
const totals = remembered(60, ({ db, now }) => findTotals(db, now))

const [province] = jiangxiRegions

/** Fairs as everybody reads them. */
export const fairReadCalls = [
  serve(listJobFairs, async ({ t, kind, city, phase, series, from, until, ...paging }, { db, now }) => {
    const what = { words: wordsOf(t), kind, city, phase, series, from: startOf(from), until: endOf(until) }
    const rows = await listFairRows(db, what, sliceOf(paging), now)
    const counts = await countFairs(db, what, now)
    const chosen = { kind: kind ? [kind] : [], city: city ? [city] : [], phase: phase ? phasesOf(phase) : [] }
    return {
      ...exactPage(
        rows.map(row => toFairSummary(row, now)),
        matching(counts, chosen),
        paging,
      ),
      facets: {
        kinds: facetOf(counts, 'kind', chosen),
        cities: facetOf(counts, 'city', chosen),
        phases: facetOf(counts, 'phase', chosen),
      },
    }
  }),

  serve(listSpecialFairs, async ({ city, ...paging }, { db, now }) => {
    const what = { ...anyFair, kind: SPECIAL, city }
    const rows = await listFairRows(db, what, sliceOf(paging), now)
    const counts = await countFairs(db, what, now)
    return exactPage(
      rows.map(row => ({ ...toFairSummary(row, now), summary: row.summary })),
      matching(counts, { kind: [SPECIAL], city: city ? [city] : [], phase: [] }),
      paging,
    )
  }),

  serve(fairDays, async ({ from, until, kind, city }, { db, now }) => {
    const rows = await listFairDays(db, { ...anyFair, kind, city, from: startOf(from), until: endOf(until) }, now)
    return {
      list: rows.map(({ id, opens_at, closes_at, ...row }) => ({
        ...row,
        id: String(id),
        opensAt: Date.parse(opens_at),
        closesAt: Date.parse(closes_at),
      })),
    }
  }),

  serve(fairResults, async ({ id }, { db, now }) => {
    const row = await findPastFair(db, id, now)
    if (!row) throw notFound()
    const { summary, address, transit, phone, series_title } = row
    return {
      ...toPastFair(row, now),
      summary,
      address,
      transit,
      phone,
      html: textOf(row.results),
      seriesTitle: series_title ?? '',
      trades: await listTrades(db, row.id),
    }
  }),

  serve(fairTotals, async (_, context) => {
    const { visitors, resumes, intentions, ...counted } = await totals(context)
    return { ...counted, past: { visitors, resumes, intentions } }
  }),

  serve(fairCalendarFile, async ({ id }, { db, now, origin }) => {
    const row = await findForCalendar(db, id, now)
    if (!row) throw notFound()
    return calendarFile([row], origin, row.title)
  }),

  serve(fairFeed, async ({ kind, city, series }, { db, now, origin }) => {
    const from = startOfChinaDay(addDays(chinaDay(now), -KEPT_DAYS))
    const rows = await listForCalendar(db, { ...anyFair, kind, city, series, from }, now)
    const [known] = Object.entries(fairKindLabels).filter(([value]) => value === kind)
    const name = `${labelOf(province?.children ?? [], city) || '江西'}${known?.[1] ?? '招聘会'}`
    return calendarFile(rows, origin, name, { name, refreshHours: REFRESH_HOURS })
  }),
]
