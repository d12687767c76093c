import { educationList } from '#contract/reference/education'
import { optionOf } from '#contract/reference/lookup'
import { wageList } from '#contract/reference/wages'
import type { TalentReason } from '#contract/talents'
import { educationsFrom, experiencesFrom, facetLexeme } from './lexemes.ts'

/** What a posting asks for; columns as in the table. */
export interface Demand {
  readonly category2: string
  readonly category3: string
  readonly city: string
  readonly education: string
  readonly experience: string
  readonly wage_min: number | null
  readonly wage_max: number | null
}

export interface Fit {
  readonly score: number
  readonly reasons: TalentReason[]
}

/** A wish for the very job counts more than one for its group. */
const EXACT = 20
const weights = { category: 40, city: 25, wage: 15, education: 15, experience: 5 } as const

/** A demand that everybody meets is no reason. */
const isAnyEducation = (value: string) => value === '' || optionOf(educationList, value)?.label === '其他'
const isAnyExperience = (value: string) => Number(value) <= 2

const bandsMeeting = ({ wage_min, wage_max }: Demand) =>
  wage_min === null && wage_max === null
    ? []
    : wageList.filter(
        ({ minYuan, maxYuan }) => (minYuan ?? 0) < (wage_max ?? Infinity) && (maxYuan ?? Infinity) > (wage_min ?? 0),
      )

/**
 * How well somebody fits a posting, 0 to 120, and why; `facets` are the resume's lexemes. Nothing else of a person is
 * looked at: neither age nor sex nor origin can move the result.
 */
export function fitOf(demand: Demand, facets: ReadonlySet<string>): Fit {
  const has = (values: readonly string[]) => values.some(value => facets.has(value))
  const isExact = has([facetLexeme('category', demand.category3)])
  const meets: Record<TalentReason, boolean> = {
    category: isExact || has([facetLexeme('category', demand.category2)]),
    city: has([facetLexeme('city', demand.city)]),
    education:
      !isAnyEducation(demand.education) &&
      has(educationsFrom(demand.education).map(value => facetLexeme('education', value))),
    wage: has(bandsMeeting(demand).map(({ value }) => facetLexeme('wage', value))),
    experience:
      !isAnyExperience(demand.experience) &&
      has(experiencesFrom(demand.experience).map(value => facetLexeme('experience', value))),
  }
  const reasons = (['category', 'city', 'education', 'wage', 'experience'] as const).filter(reason => meets[reason])
  const score = reasons.reduce((sum, reason) => sum + weights[reason], isExact ? EXACT : 0)
  return { score, reasons }
}
