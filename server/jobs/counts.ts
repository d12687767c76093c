import { subclassList } from '#contract/reference/job-categories'
import { walk } from '#contract/reference/lookup'
import type { Queryable } from '../db/db.ts'
import { takeCensus } from './queries/search.ts'
import { cityCategory, facetLexeme } from './search/lexemes.ts'

const titles = [...walk(subclassList)].filter(({ children = [] }) => children.length === 0)

/** Open jobs by category of the first level, those without any left out; `city` may be ''. */
export async function countFamilies(db: Queryable, city: string, today: string) {
  const lexemeOf = (category: string) =>
    city ? facetLexeme('cityCategory', cityCategory(city, category)) : facetLexeme('category', category)
  const { count } = await takeCensus(
    db,
    subclassList.map(({ value }) => lexemeOf(value)),
    today,
  )
  return subclassList
    .map(({ value }) => ({ category: value, count: count(lexemeOf(value)) }))
    .filter(family => family.count > 0)
}

/** The titles with most open jobs, most first. */
export async function countTitles(db: Queryable, size: number, today: string) {
  const { count } = await takeCensus(
    db,
    titles.map(({ value }) => facetLexeme('category', value)),
    today,
  )
  return titles
    .map(({ value, label }) => ({ value, label, count: count(facetLexeme('category', value)) }))
    .filter(title => title.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, size)
}
