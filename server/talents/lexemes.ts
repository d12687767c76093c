import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { subclassList } from '#contract/reference/job-categories'
import { pathOf } from '#contract/reference/lookup'
import type { ResumeSections } from '#contract/resume-sections'
import { searchTokens } from '#contract/rules'
import { wordsToFind } from '#contract/rules/resume-mask'
import { latestWork } from './latest-work.ts'

/** What a filter can ask for, as the letter after `!`. No word that people type begins with that sign. */
const facets = { city: 'c', category: 'k', education: 'e', experience: 'x', wage: 'w' } as const
export type Facet = keyof typeof facets

export const facetLexeme = (facet: Facet, value: string) => `!${facets[facet]}${value}`

/** A word of the wish or of the latest title: these come first in the results. */
export const wishLexeme = (token: string) => `~${token}`

/** The city that a district belongs to; a city is its own. */
export const cityOf = (code: string) => (/^\d{6}$/.test(code) ? `${code.slice(0, 4)}00` : '')

/** More of what somebody did is not searched: the first lines say it. */
const DUTIES_SEARCHED = 300

/** A resume that an employer can make something of: who, for which job and where, and what was learned. */
export const isFindable = ({ basic, intention, education }: ResumeSections): boolean =>
  basic.name !== '' &&
  intention.categories.length > 0 &&
  intention.cities.length > 0 &&
  education.some(({ school }) => school !== '')

const wishLabels = ({ categories }: ResumeSections['intention']) =>
  categories.map(value => pathOf(subclassList, value).at(-1)?.label ?? '')

/** A lexeme as the texts of tsquery and tsvector take it. */
export const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** PostgreSQL keeps no higher place of a word. */
const LAST_PLACE = 16_383
/** No phrase reaches from one line of a resume into the next. */
const BETWEEN_LINES = 10

/** Where a line is told from what somebody writes at length: PostgreSQL's mark at a word's place. */
const NAMED = 'A'

/** A word where it is named: wish, titles, skills, majors, projects; not among what somebody writes of their duties. */
export const named = (lexeme: string) => `${quote(lexeme)}:${NAMED}`

/** Lexemes with their places, as the text of a tsvector. */
class Places {
  readonly #places = new Map<string, string[]>()
  #next = 1

  /** The words of a line in their order, each as all these lexemes. */
  line(text: string, mark: typeof NAMED | '', ...lexemes: readonly ((token: string) => string)[]): void {
    for (const { token } of searchTokens(text)) {
      for (const lexeme of lexemes) this.#add(lexeme(token), this.#next, mark)
      this.#next += 1
    }
    this.#next += BETWEEN_LINES
  }

  /** A lexeme that stands nowhere. */
  fact(lexeme: string): void {
    this.#places.set(lexeme, [])
  }

  text(): string {
    const written = [...this.#places].map(([lexeme, places]) =>
      places.length > 0 ? `${quote(lexeme)}:${places.join(',')}` : quote(lexeme),
    )
    return written.join(' ')
  }

  #add(lexeme: string, place: number, mark: string): void {
    const places = this.#places.get(lexeme) ?? []
    if (place <= LAST_PLACE) places.push(`${place}${mark}`)
    this.#places.set(lexeme, places)
  }
}

/** What filters ask for, and what postings are held against. */
export function factsOf({ basic, intention }: ResumeSections): string[] {
  const cities = [basic.city, ...intention.cities].map(cityOf).filter(city => city !== '')
  const categories = intention.categories.flatMap(value => pathOf(subclassList, value).map(node => node.value))
  return [
    ...new Set([
      ...cities.map(city => facetLexeme('city', city)),
      ...categories.map(category => facetLexeme('category', category)),
      facetLexeme('education', basic.education),
      facetLexeme('experience', basic.experience),
      facetLexeme('wage', intention.wage),
    ]),
  ]
}

/**
 * Everything by which a resume is found, as the text of a tsvector: words with their places, so that phrases are known,
 * and what filters ask for. Neither its title nor any company in it is, and no line tells who wrote it or how to reach
 * them: whoever guesses a name or a number must not be answered by who is found.
 */
export function documentOf(sections: ResumeSections): string {
  const { basic, intention, education, work, projects, skills } = sections
  const toFind = wordsToFind(basic.name)
  const document = new Places()
  const plain = (token: string) => token
  for (const text of [...wishLabels(intention), toFind(latestWork(work)?.title ?? '')]) {
    document.line(text, NAMED, plain, wishLexeme)
  }
  const names = [
    ...work.map(({ title }) => title),
    ...projects.flatMap(({ name, role }) => [name, role]),
    ...skills.map(({ name }) => name),
    ...education.map(({ major }) => major),
  ]
  for (const name of names) document.line(toFind(name), NAMED, plain)
  for (const { duties } of work) document.line(toFind(duties).slice(0, DUTIES_SEARCHED), '', plain)
  for (const fact of factsOf(sections)) document.fact(fact)
  return document.text()
}

const from = (list: readonly { readonly value: string }[], value: string) => {
  const start = list.findIndex(option => option.value === value)
  return start < 0 ? [value] : list.slice(start).map(option => option.value)
}

const levels = educationList.filter(({ label }) => label !== '其他')
const years = experienceList.filter(({ value }) => Number(value) > 2)

/** The levels that are this one or higher; 其他 stands for itself alone. */
export const educationsFrom = (value: string) => from(levels, value)

/** The lengths of experience that are this one or longer; students and graduates are asked for by themselves. */
export const experiencesFrom = (value: string) => from(years, value)
