import type { ResumeSections } from '#contract/resume-sections'
import { ageOn, isCivilDate } from '#contract/rules'
import { residenceLabel } from './residence.ts'

/** What an employer's list says about who applied. */
export interface Card {
  readonly name: string
  readonly sex: string
  readonly age: number | null
  readonly education: string
  readonly experience: string
  readonly place: string
  readonly latestJob: string
}

type Work = ResumeSections['work'][number]

/** The present job, otherwise the one that ended last. */
const byRecency = (a: Work, b: Work) => (b.to || '9999').localeCompare(a.to || '9999') || b.from.localeCompare(a.from)

/** Picks a list's facts out of a sent resume; `today` is YYYY-MM-DD in China. */
export function cardOf({ basic, work }: Pick<ResumeSections, 'basic' | 'work'>, today: string): Card {
  const [latest] = work.toSorted(byRecency)
  return {
    name: basic.name,
    sex: basic.sex,
    age: isCivilDate(basic.birthday) && basic.birthday <= today ? ageOn(basic.birthday, today) : null,
    education: basic.education,
    experience: basic.experience,
    place: residenceLabel(basic.city),
    latestJob: latest ? `${latest.company} · ${latest.title}` : '',
  }
}

/**
 * What is left of it once the seeker has taken the application back: the consent that carried it is gone (Personal
 * Information Protection Law, articles 15 and 47), and an employer only needs to know which application that was.
 */
export const withdrawnCard = ({ basic }: Pick<ResumeSections, 'basic'>): Card => ({
  name: `${[...basic.name][0] ?? ''}**`,
  sex: '',
  age: null,
  education: '',
  experience: '',
  place: '',
  latestJob: '',
})
