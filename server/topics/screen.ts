import { subclassList } from '#contract/reference/job-categories'
import { recruitScreen } from '#contract/topics'
import { startOfChinaDay } from '../china-time.ts'
import { chinaDay } from '../clock.ts'
import { liveFiguresOf } from '../fair-visits/index.ts'
import type { Context } from '../http/context.ts'
import { serve } from '../http/serve.ts'
import { takeCensus } from '../jobs/queries/search.ts'
import { facetLexeme } from '../jobs/search/lexemes.ts'
import { placeLabel } from '../places.ts'
import { remembered } from '../remembered.ts'
import { cities } from '../site/lists.ts'
import { countMarket, countSince, listFairsOn, listNewest } from './screen-queries.ts'

/** Fewer people than this might be recognised. */
const FEW = 5
const NEWEST = 12
const FAMILIES = 8
const FAIRS = 3
const CROWDS = 8

const short = (label: string) => label.replace(/市$/, '')

/**
 * How many people are at the fairs that are on: each fair as a whole, by its gates, then who was scanned at booths of its
 * halls. Not remembered with the figures: a stop is shown to walls that were told of it.
 */
async function crowdAtFairs(given: Pick<Context, 'db' | 'now' | 'settings'>) {
  const fairs = await listFairsOn(given.db, given.now, FAIRS)
  const crowd: { label: string; value: number }[] = []
  for (const { id, title, is_stopped } of fairs) {
    const { inside, zones } = await liveFiguresOf(id, given)
    if (inside !== null) crowd.push({ label: is_stopped ? `${title}（暂停中）` : title, value: inside })
    for (const { name, people } of zones) crowd.push({ label: `${name}扫码 · ${title}`, value: people })
  }
  return { fairs: fairs.map(({ id }) => String(id)), crowd: crowd.slice(0, CROWDS) }
}

/** However many walls hang in however many halls, the figures are counted once in ten seconds. */
const figures = remembered(10, async ({ db, now }) => {
  const today = chinaDay(now)
  const ofCity = (city: string) => facetLexeme('city', city)
  const ofFamily = (family: string) => facetLexeme('category', family)
  const lexemes = [...cities.map(({ value }) => ofCity(value)), ...subclassList.map(({ value }) => ofFamily(value))]
  const { count } = await takeCensus(db, lexemes, today)
  const site = await countMarket(db, today)
  const day = await countSince(db, startOfChinaDay(today))
  const newest = await listNewest(db, NEWEST)
  const mostFirst = (a: { value: number }, b: { value: number }) => b.value - a.value
  return {
    at: now.getTime(),
    jobs: site.jobs,
    headcount: site.headcount,
    companies: site.companies,
    applicationsToday: day.applications < FEW ? null : day.applications,
    newToday: day.jobs,
    cities: cities.map(({ value, label }) => ({ label: short(label), value: count(ofCity(value)) })).sort(mostFirst),
    families: subclassList
      .map(({ value, label }) => ({ label, value: count(ofFamily(value)) }))
      .sort(mostFirst)
      .slice(0, FAMILIES),
    newest: newest.map(row => ({
      id: String(row.id),
      title: row.title,
      companyName: row.company_name,
      place: placeLabel(row.city, row.district),
      refreshedAt: Date.parse(row.refreshed_at),
    })),
  }
})

export const screenCall = serve(recruitScreen, {
  sheds: 'figures',
  handle: async (_, context) => ({ ...(await figures(context)), ...(await crowdAtFairs(context)) }),
})
