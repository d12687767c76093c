import { fairDays, fairResults, fairSeriesInfo, fairTotals, listFairSeries, listJobFairs } from '#contract/job-fairs'
import { spanOf } from '#platform/months'
import { idIn, read } from '#platform/routing'
import { fairMonthAddress, monthIn, weekFrom } from './model/fair-months.ts'
import { fairSearch, kindIn } from './model/fair-search.ts'

/** The fair whose address is a day: 2 June 2024, the first of the sample content. */
const FAIR_OF_20240602 = '1'

/** The fairs that an address asks for. */
export const fairListRead = read(listJobFairs, ({ query }) => fairSearch.parse(query), { keepPreviousData: true })

/** Fairs that one can go to, those on and those next first. */
export const aheadRead = read(listJobFairs, ({ query }) => ({ kind: kindIn(query), phase: 'ahead', pageSize: 8 }), {
  keepPreviousData: true,
})

export const runningRead = read(listJobFairs, () => ({ phase: 'running', pageSize: 50 }))

export const nextRead = read(listJobFairs, () => ({ phase: 'registering', pageSize: 5 }))

/** Fairs of the seven days from today. */
export const weekRead = read(
  fairDays,
  ({ query }) => {
    const week = weekFrom(Date.now())
    return { kind: kindIn(query), from: week[0] ?? '', until: week.at(-1) ?? '' }
  },
  { keepPreviousData: true },
)

/** Fairs of the month of the address; of this month without a word. */
export const monthRead = read(
  fairDays,
  ({ query }) => {
    const search = fairMonthAddress.parse(query)
    return { kind: search.kind, city: search.city, ...spanOf(monthIn(search, Date.now())) }
  },
  { keepPreviousData: true },
)

export const seriesListRead = read(listFairSeries, ({ query }) => ({ kind: kindIn(query) }), { keepPreviousData: true })

export const seriesRead = read(fairSeriesInfo, idIn)

export const totalsRead = read(fairTotals, () => ({}))

export const resultsRead = read(fairResults, () => ({ id: FAIR_OF_20240602 }))
