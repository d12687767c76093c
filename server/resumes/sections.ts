import { isDeepStrictEqual } from 'node:util'
import { subclassList } from '#contract/reference/job-categories'
import { pathOf } from '#contract/reference/lookup'
import type { ResumeLanguage } from '#contract/resume-language'
import {
  completenessOf,
  emptySections,
  type ResumeSectionName,
  type ResumeSections,
  requiredSections,
  resumeSections,
  type SectionChange,
  type SectionState,
  sectionState,
} from '#contract/resume-sections'

/** What searches and lists need of a resume without opening it; stored beside the document. */
export interface ResumeFacts {
  /** 0 to 100. */
  readonly completeness: number
  /** Six-digit region code of residence; '' when not said. */
  readonly city: string
  readonly education: string
  /** First-level category of the first wish; '' when not said or not in the tree. */
  readonly category1: string
}

/** Made once: it takes longer than a hundred resumes to read. */
const document = resumeSections()

/** The stored document with every section in place. Throws when it is not a resume: the database holds nothing else. */
export function readSections(stored: unknown): ResumeSections {
  return document.parse({ ...emptySections(), ...(typeof stored === 'object' ? stored : {}) })
}

/** True when every section without which a resume can't be sent is finished. */
export const isSendable = (sections: ResumeSections, language: ResumeLanguage = 'zh'): boolean =>
  requiredSections.every(name => sectionState(name, sections[name], language) === 'finished')

/** How far each section has come. */
export const statesOf = (
  sections: ResumeSections,
  language: ResumeLanguage = 'zh',
): Record<ResumeSectionName, SectionState> => ({
  basic: sectionState('basic', sections.basic, language),
  intention: sectionState('intention', sections.intention, language),
  education: sectionState('education', sections.education, language),
  work: sectionState('work', sections.work, language),
  projects: sectionState('projects', sections.projects, language),
  skills: sectionState('skills', sections.skills, language),
  languages: sectionState('languages', sections.languages, language),
  evaluation: sectionState('evaluation', sections.evaluation, language),
})

export const factsOf = (sections: ResumeSections, language: ResumeLanguage = 'zh'): ResumeFacts => ({
  completeness: completenessOf(sections, language),
  city: sections.basic.city,
  education: sections.basic.education,
  category1: pathOf(subclassList, sections.intention.categories[0] ?? '')[0]?.value ?? '',
})

/** The sections with one of them replaced. */
export const withChange = (sections: ResumeSections, change: SectionChange): ResumeSections => ({
  ...sections,
  [change.section]: change.data,
})

/** True when a change is what is stored already: an answer got lost and the same save came again. */
export const changesNothing = (sections: ResumeSections, change: SectionChange): boolean =>
  isDeepStrictEqual(sections[change.section], change.data)
