import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { subclassList } from '#contract/reference/job-categories'
import { pathOf } from '#contract/reference/lookup'
import type { ResumeSections } from '#contract/resume-sections'
import { bigrams } from '#contract/rules'
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

/** Everything by which a resume is found. Neither its name nor any company in it is. */
export function lexemesOf(sections: ResumeSections): string[] {
  const { basic, intention, education, work, projects, skills } = sections
  const first = bigrams([...wishLabels(intention), latestWork(work)?.title ?? ''].join(' '))
  const rest = bigrams(
    [
      ...work.flatMap(({ title, duties }) => [title, duties.slice(0, DUTIES_SEARCHED)]),
      ...projects.flatMap(({ name, role }) => [name, role]),
      ...skills.map(({ name }) => name),
      ...education.map(({ major }) => major),
    ].join(' '),
  )
  const cities = [basic.city, ...intention.cities].map(cityOf).filter(city => city !== '')
  const categories = intention.categories.flatMap(value => pathOf(subclassList, value).map(node => node.value))
  return [
    ...new Set([
      ...first.map(wishLexeme),
      ...first,
      ...rest,
      ...cities.map(city => facetLexeme('city', city)),
      ...categories.map(category => facetLexeme('category', category)),
      facetLexeme('education', basic.education),
      facetLexeme('experience', basic.experience),
      facetLexeme('wage', intention.wage),
    ]),
  ]
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
