import * as z from 'zod/mini'
import { type ResumeSectionName, resumeSectionNames, sectionChange } from '#contract/resume-sections'
import type { Resume } from '#contract/resumes'
import { type DraftShelf, keepDraft, openDraft } from '#platform/drafts'
import { changeOf, type SectionValues, valuesOf } from './section-values.ts'

const nameOf = (resumeId: string, section: ResumeSectionName) => `resume:${resumeId}:${section}`

/** With what a section's form opens: what is stored, or what this browser kept on top of it. */
export function openSection(shelf: DraftShelf, { id, sections }: Resume, section: ResumeSectionName) {
  const { kind, data } = openDraft<object>(shelf, nameOf(id, section), {
    stored: sections[section],
    read(draft) {
      const parsed = z.safeParse(sectionChange(), { section, data: draft })
      return parsed.success ? parsed.data.data : null
    },
  })
  return { kind, values: valuesOf({ ...sections, [section]: data }, section) }
}

/** Keeps what was typed on top of a stored resume; not what is too long to be meant, which no form could show again. */
export function keepSection(
  shelf: DraftShelf,
  { id, sections }: Resume,
  section: ResumeSectionName,
  typed: SectionValues,
) {
  const change = changeOf(section, typed)
  if (change) keepDraft(shelf, nameOf(id, section), { base: sections[section], draft: change.data })
}

export const dropSection = (shelf: DraftShelf, resumeId: string, section: ResumeSectionName) =>
  shelf.drop(nameOf(resumeId, section))

/** Forgets everything typed into a resume that was deleted. */
export function dropDraftsOf(shelf: DraftShelf, resumeId: string) {
  for (const section of resumeSectionNames) dropSection(shelf, resumeId, section)
}
