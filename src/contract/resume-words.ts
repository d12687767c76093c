import { labelOf, pathOf } from './reference/lookup.ts'
import type { OptionNode } from './reference/option.ts'
import type { ResumeLanguage } from './resume-language.ts'
import type { ResumeSectionName, ResumeSections } from './resume-sections.ts'
import { type ResumeTongue, resumeTongues } from './resume-tongues.ts'
import { gapsBetween } from './rules/resume-gaps.ts'

/*
 * A resume in words, the same on the page and on paper. Trees are handed in in the resume's language.
 */

export type ResumeFact = readonly [label: string, value: string]

/** One entry of a resume's list sections, as it is read. */
export interface ResumeEntry {
  title: string
  facts: string[]
  period: string
  text: string
}

interface Trees {
  categories: readonly OptionNode[]
  regions: readonly OptionNode[]
}

/** The names of a node and all above it, from the top down; [] for what the tree does not hold. */
const namesOf = (tree: readonly OptionNode[], value: string): string[] => pathOf(tree, value).map(({ label }) => label)

/** The last word of a node's path: 会计; '' for what the tree does not hold. */
const leafText = (tree: readonly OptionNode[], value: string): string => namesOf(tree, value).at(-1) ?? ''

/** Of a date chosen in part, what can be said: 1998 and 1998-06 as they are, nothing without the year. */
const said = (date: string): string => /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(date)?.[0] ?? ''

/** 2023.07 — 2025.02; an empty end is 至今, a beginning without its year leaves nothing to say. */
function periodText({ month, present }: ResumeTongue, from: string, to: string): string {
  if (!said(from)) return ''
  return `${month(said(from))} — ${to ? month(said(to)) : present}`.trim()
}

/** Who somebody is, beside the name; unknown values are ''. */
export function basicFacts(
  basic: ResumeSections['basic'],
  regions: Trees['regions'],
  language: ResumeLanguage = 'zh',
): ResumeFact[] {
  const { labels, lists, place, day } = resumeTongues[language]
  return [
    [labels.sex, labelOf(lists.sex, basic.sex)],
    [labels.birthday, day(said(basic.birthday))],
    [labels.phone, basic.phone],
    [labels.email, basic.email],
    [labels.education, labelOf(lists.education, basic.education)],
    [labels.experience, labelOf(lists.experience, basic.experience)],
    [labels.city, place(namesOf(regions, basic.city))],
    [labels.nation, labelOf(lists.nation, basic.nation)],
    [labels.politics, labelOf(lists.politics, basic.politics)],
  ]
}

/** What somebody looks for. */
export function intentionFacts(
  intention: ResumeSections['intention'],
  { categories, regions }: Trees,
  language: ResumeLanguage = 'zh',
): ResumeFact[] {
  const { labels, lists, comma } = resumeTongues[language]
  return [
    [labels.categories, intention.categories.map(value => leafText(categories, value)).join(comma)],
    [labels.cities, intention.cities.map(value => leafText(regions, value)).join(comma)],
    [labels.wage, labelOf(lists.wage, intention.wage)],
    [labels.nature, labelOf(lists.nature, intention.nature)],
    [labels.arrival, labelOf(lists.arrival, intention.arrival)],
  ]
}

/** Which times between education and work a resume says nothing of, in words; '' for none. */
export function gapsFact({ education, work }: ResumeSections, language: ResumeLanguage = 'zh'): ResumeFact {
  const tongue = resumeTongues[language]
  const gaps = gapsBetween([...education, ...work])
  const words = gaps.map(({ from, to, months }) => `${periodText(tongue, from, to)}${tongue.months(months)}`)
  return [tongue.labels.gaps, words.join(tongue.comma)]
}

type ListSectionName = Exclude<ResumeSectionName, 'basic' | 'intention' | 'evaluation'>
export const listSectionNames = ['education', 'work', 'projects', 'skills', 'languages'] as const

/** True for the sections that hold any number of entries. */
export const isListSection = (section: ResumeSectionName): section is ListSectionName =>
  listSectionNames.some(name => name === section)

/** The entries of every list section in words. */
export function entriesOf(
  sections: ResumeSections,
  language: ResumeLanguage = 'zh',
): Record<ListSectionName, ResumeEntry[]> {
  const tongue = resumeTongues[language]
  const { lists, untitled } = tongue
  const entry = (title: string, facts: string[], period = '', text = ''): ResumeEntry => ({
    title: title || untitled,
    facts: facts.filter(Boolean),
    period,
    text,
  })
  return {
    education: sections.education.map(({ school, major, education, from, to, remark }) =>
      entry(school, [major, labelOf(lists.education, education)], periodText(tongue, from, to), remark),
    ),
    work: sections.work.map(({ company, title, from, to, duties }) =>
      entry(company, [title], periodText(tongue, from, to), duties),
    ),
    projects: sections.projects.map(({ name, role, from, to, remark }) =>
      entry(name, [role], periodText(tongue, from, to), remark),
    ),
    skills: sections.skills.map(({ name, remark }) => entry(name, [], '', remark)),
    languages: sections.languages.map(({ language: spoken, level }) =>
      entry(labelOf(lists.language, spoken), [labelOf(lists.level, level)]),
    ),
  }
}
