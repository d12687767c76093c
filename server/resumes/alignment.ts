import { isDeepStrictEqual } from 'node:util'
import type { Question } from '#contract/form/question'
import { type ResumeSectionName, type ResumeSections, resumeForm, resumeSectionNames } from '#contract/resume-sections'

/** What is the same in every language, so that a version can take it over as it stands: what is not asked for in English. */
const factsOf = <const Questions extends readonly Question[]>({ questions }: { readonly questions: Questions }) =>
  // Some of the questions' own names.
  questions.filter(({ english }) => english === undefined).map(({ name }) => name) as Questions[number]['name'][]

/** The original as the version was last brought in line with it, the original now, and the version. */
interface Sides<Data> {
  readonly base: Data
  readonly now: Data
  readonly mine: Data
}

interface Merged<Data> {
  readonly base: Data
  readonly mine: Data
  /** Facts that the version takes over. */
  readonly count: number
}

/** Takes over what changed where the version still has what the original had; what was put otherwise on purpose stays. */
function merged<Data extends object>(names: readonly (keyof Data)[], { base, now, mine }: Sides<Data>): Merged<Data> {
  const result = { base: { ...base }, mine: { ...mine }, count: 0 }
  for (const name of names) {
    if (isDeepStrictEqual(base[name], now[name])) continue
    const isThere = isDeepStrictEqual(mine[name], now[name])
    if (!isThere && !isDeepStrictEqual(mine[name], base[name])) continue
    result.base[name] = now[name]
    result.mine[name] = now[name]
    if (!isThere) result.count += 1
  }
  return result
}

/**
 * The same for entries, each with the one at its place. Where entries came, went or changed places, nobody but the
 * writer knows which belong together: nothing is taken over.
 */
function mergedEntries<Entry extends object>(
  title: keyof Entry,
  names: readonly (keyof Entry)[],
  { base, now, mine }: Sides<readonly Entry[]>,
): Merged<Entry[]> {
  const result = { base: [...base], mine: [...mine], count: 0 }
  if (base.length !== now.length || base.length !== mine.length) return result
  for (const [place, own] of mine.entries()) {
    const [before, after] = [base[place], now[place]]
    if (!before || !after || before[title] !== after[title]) continue
    const isSameEntry = names.every(
      name => isDeepStrictEqual(own[name], before[name]) || isDeepStrictEqual(own[name], after[name]),
    )
    if (!isSameEntry) continue
    const one = merged(names, { base: before, now: after, mine: own })
    result.base[place] = one.base
    result.mine[place] = one.mine
    result.count += one.count
  }
  return result
}

interface Aligned {
  /** The version with every fact taken over. */
  readonly sections: ResumeSections
  /** What it is in line with then. */
  readonly base: ResumeSections
  /** Sections in which the original has changed, taken over or not, each with how many facts can be. */
  readonly behind: readonly { readonly section: ResumeSectionName; readonly facts: number }[]
}

/** Brings a version in line with its original as far as that needs no translation. */
export function align({ base, now, mine }: Sides<ResumeSections>): Aligned {
  const of = <Name extends ResumeSectionName>(name: Name): Sides<ResumeSections[Name]> => ({
    base: base[name],
    now: now[name],
    mine: mine[name],
  })
  const basic = merged(factsOf(resumeForm.basic), of('basic'))
  const intention = merged(factsOf(resumeForm.intention), of('intention'))
  const education = mergedEntries('school', factsOf(resumeForm.education), of('education'))
  const work = mergedEntries('company', factsOf(resumeForm.work), of('work'))
  const projects = mergedEntries('name', factsOf(resumeForm.projects), of('projects'))
  const languages = merged(['languages'], { base, now, mine })
  const side = (which: 'base' | 'mine', rest: ResumeSections): ResumeSections => ({
    ...rest,
    basic: basic[which],
    intention: intention[which],
    education: education[which],
    work: work[which],
    projects: projects[which],
    languages: languages[which].languages,
  })
  const inLine = side('base', base)
  const counts = {
    basic,
    intention,
    education,
    work,
    projects,
    languages,
    skills: { count: 0 },
    evaluation: { count: 0 },
  }
  return {
    sections: side('mine', mine),
    base: inLine,
    behind: resumeSectionNames
      .map(section => ({ section, facts: counts[section].count }))
      .filter(one => one.facts > 0 || !isDeepStrictEqual(inLine[one.section], now[one.section])),
  }
}
