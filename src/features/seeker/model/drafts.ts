import * as z from 'zod/mini'
import { type ResumeSectionName, resumeForm, resumeSectionNames } from '#contract/resume-sections'
import { isListSection } from '#contract/resume-words'
import type { Resume } from '#contract/resumes'
import { valuesShape } from '#features/forms'
import { type DraftShelf, keepDraft, openDraft } from '#platform/drafts'
import { type SectionValues, valuesOf } from './section-values.ts'

const nameOf = (resumeId: string, section: ResumeSectionName) => `resume:${resumeId}:${section}`

/** The shape of a section's form: its own questions, whatever is written in them. */
function shapeOf(section: ResumeSectionName) {
  const shape = valuesShape(resumeForm[section].questions)
  const none = z.strictObject({})
  return isListSection(section)
    ? z.strictObject({ fields: none, items: z.array(shape) })
    : z.strictObject({ fields: shape, items: z.array(none) })
}

/** With what a section's form opens: what is stored, or what this browser kept on top of it. */
export function openSection(shelf: DraftShelf, { id, sections }: Resume, section: ResumeSectionName) {
  const { kind, data } = openDraft<SectionValues>(shelf, nameOf(id, section), {
    stored: valuesOf(sections, section),
    read(draft) {
      const parsed = z.safeParse(shapeOf(section), draft)
      // Each answer has the shape of its own question.
      return parsed.success ? (parsed.data as SectionValues) : null
    },
  })
  return { kind, values: data }
}

/** Keeps what was typed on top of a stored resume, to the letter: rules are for what is sent. */
export const keepSection = (
  shelf: DraftShelf,
  { id, sections }: Resume,
  section: ResumeSectionName,
  values: SectionValues,
) => keepDraft(shelf, nameOf(id, section), { base: valuesOf(sections, section), draft: values })

export const dropSection = (shelf: DraftShelf, resumeId: string, section: ResumeSectionName) =>
  shelf.drop(nameOf(resumeId, section))

/** Forgets everything typed into a resume that was deleted. */
export function dropDraftsOf(shelf: DraftShelf, resumeId: string) {
  for (const section of resumeSectionNames) dropSection(shelf, resumeId, section)
}
