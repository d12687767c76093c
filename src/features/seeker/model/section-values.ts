import * as z from 'zod/mini'
import type { ResumeLanguage } from '#contract/resume-language'
import {
  finishedSection,
  type ResumeSectionName,
  type ResumeSections,
  type SectionChange,
  sectionChange,
  typedSections,
} from '#contract/resume-sections'
import { isListSection } from '#contract/resume-words'
import { type FieldFault, unfitBy } from '#platform/forms'

/** A section as its form holds it: answers by name, or entries one after another. */
export interface SectionValues {
  fields: Record<string, string | string[]>
  items: Record<string, string>[]
}

/** What a form starts with. */
export function valuesOf(sections: ResumeSections, section: ResumeSectionName): SectionValues {
  const data = sections[section]
  return Array.isArray(data)
    ? { fields: {}, items: data.map(item => ({ ...item })) }
    : { fields: { ...data }, items: [] }
}

const dataOf = (section: ResumeSectionName, { fields, items }: SectionValues) =>
  isListSection(section) ? items : fields

/** What an autosave sends; null while something breaks the rules for what is stored (`unfitOf`). */
export function changeOf(section: ResumeSectionName, values: SectionValues): SectionChange | null {
  const parsed = z.safeParse(sectionChange(), { section, data: dataOf(section, values) })
  return parsed.success ? parsed.data : null
}

/** The rules of a finished section, under the paths that the form's fields have. */
export const finishedForm = (section: ResumeSectionName, language: ResumeLanguage = 'zh'): z.ZodMiniType =>
  isListSection(section)
    ? z.object({ items: finishedSection(section, language) })
    : z.object({ fields: finishedSection(section, language) })

/** What keeps a section from being stored, under the paths of the form's fields. */
export const unfitOf = (
  section: ResumeSectionName,
  values: SectionValues,
  language: ResumeLanguage = 'zh',
): FieldFault[] =>
  unfitBy(
    {
      typed: isListSection(section)
        ? z.object({ items: typedSections[section]() })
        : z.object({ fields: typedSections[section]() }),
      finished: finishedForm(section, language),
    },
    values,
  )
