import { jobTagList } from '#contract/reference/employment'
import { optionOf } from '#contract/reference/lookup'
import { bandOf, wageList } from '#contract/reference/wages'
import { bigrams, toHalfWidth } from '#contract/rules'
import { placeLabel } from '../../places.ts'

/**
 * Where a word stands, as the sign before its lexeme. A title's words have none. Signs are no search tokens, so nothing
 * that people type can be taken for one.
 */
const fields = { title: '', category: '~', company: '@', other: '^' } as const
export type Field = keyof typeof fields

/** What a filter can ask for, as the letter after `!`. */
const facets = {
  city: 'c',
  district: 'd',
  category: 'k',
  trade: 't',
  wage: 'w',
  education: 'e',
  experience: 'x',
  nature: 'n',
  companyType: 'y',
  scale: 's',
  welfare: 'b',
  flag: 'f',
  /** A city and a category of the first level, as in 360700.3: counted for the home page, never asked for. */
  cityCategory: 'm',
} as const
export type Facet = keyof typeof facets

/** The lexeme of every open job. */
export const EVERY_JOB = '!'

export const facetLexeme = (facet: Facet, value: string) => `!${facets[facet]}${value}`
export const wordLexeme = (field: Field, token: string) => fields[field] + token

/** What the index keeps of a job; columns as in the table. */
export interface IndexedFacts {
  readonly title: string
  readonly category_label: string
  readonly company_name: string
  readonly category1: string
  readonly category2: string
  readonly category3: string
  readonly city: string
  readonly district: string
  readonly trade: string
  readonly wage_min: number | null
  readonly wage_max: number | null
  readonly education: string
  readonly experience: string
  readonly nature: string
  readonly company_type: string
  readonly scale: string
  readonly welfare: readonly string[]
  readonly urgent: boolean
  readonly for_graduates: boolean
}

const IDEOGRAPHS = /\p{Script=Han}/gu

/** Everything by which a job can be found: its words, single characters of its title, and its filter values. */
export function lexemesOf(job: IndexedFacts): string[] {
  const words = (field: Field, text: string) => bigrams(text).map(token => wordLexeme(field, token))
  return [
    ...new Set([
      EVERY_JOB,
      ...words('title', job.title),
      ...(job.title.match(IDEOGRAPHS) ?? []),
      ...words('category', job.category_label),
      ...words('company', job.company_name),
      ...words('other', [placeLabel(job.city, job.district), ...job.welfare.map(welfareLabel)].join(' ')),
      ...facetLexemes(job),
    ]),
  ]
}

function facetLexemes(job: IndexedFacts): string[] {
  return [
    facetLexeme('city', job.city),
    facetLexeme('district', job.district),
    ...[job.category1, job.category2, job.category3].map(category => facetLexeme('category', category)),
    facetLexeme('cityCategory', cityCategory(job.city, job.category1)),
    facetLexeme('trade', job.trade),
    ...bandsOf(job.wage_min, job.wage_max).map(band => facetLexeme('wage', band)),
    facetLexeme('education', job.education),
    facetLexeme('experience', job.experience),
    facetLexeme('nature', job.nature),
    facetLexeme('companyType', job.company_type),
    facetLexeme('scale', job.scale),
    ...job.welfare.map(tag => facetLexeme('welfare', tag)),
    ...(job.urgent ? [facetLexeme('flag', 'urgent')] : []),
    ...(job.for_graduates ? [facetLexeme('flag', 'graduate')] : []),
  ]
}

export const cityCategory = (city: string, category1: string) => `${city}.${category1}`

const welfareLabel = (tag: string) => optionOf(jobTagList, tag)?.label ?? ''

/** The bands that a monthly range reaches into, and the one that its middle lies in; touching an edge is not enough. */
function bandsOf(min: number | null, max: number | null): string[] {
  const home = bandOf(min, max)
  if (home === null) return []
  const low = min ?? max ?? 0
  const high = max ?? min ?? 0
  return wageList
    .filter(band => band === home || (low < (band.maxYuan ?? Infinity) && high > (band.minYuan ?? 0)))
    .map(band => band.value)
}

/** A title as exact matches see it. */
export const foldTitle = (title: string) => toHalfWidth(title).toLowerCase()
