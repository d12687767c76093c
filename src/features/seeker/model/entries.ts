import { educationList } from '#contract/reference/education'
import { labelOf } from '#contract/reference/lookup'
import { languageLevelList, languageList } from '#contract/reference/qualifications'
import type { ResumeSectionName, ResumeSections } from '#contract/resume-sections'
import { periodText } from './periods.ts'

/** One entry of a resume's list sections, as it is read. */
export interface ResumeEntry {
  title: string
  facts: string[]
  period: string
  text: string
}

const entry = (title: string, facts: string[], period = '', text = ''): ResumeEntry => ({
  title,
  facts: facts.filter(Boolean),
  period,
  text,
})

export type ListSectionName = Exclude<ResumeSectionName, 'basic' | 'intention' | 'evaluation'>
export const listSectionNames = ['education', 'work', 'projects', 'skills', 'languages'] as const

/** True for the sections that hold any number of entries. */
export const isListSection = (section: ResumeSectionName): section is ListSectionName =>
  listSectionNames.some(name => name === section)

/** The entries of every list section in words. */
export const entriesOf = (sections: ResumeSections): Record<ListSectionName, ResumeEntry[]> => ({
  education: sections.education.map(({ school, major, education, from, to, remark }) =>
    entry(school, [major, labelOf(educationList, education)], periodText(from, to), remark),
  ),
  work: sections.work.map(({ company, title, from, to, duties }) =>
    entry(company, [title], periodText(from, to), duties),
  ),
  projects: sections.projects.map(({ name, role, from, to, remark }) =>
    entry(name, [role], periodText(from, to), remark),
  ),
  skills: sections.skills.map(({ name, remark }) => entry(name, [], '', remark)),
  languages: sections.languages.map(({ language, level }) =>
    entry(labelOf(languageList, language), [labelOf(languageLevelList, level)]),
  ),
})
