import * as z from 'zod/mini'
import { emptySections, type ResumeSectionName, resumeSectionNames } from '#contract/resume-sections'
import { isListSection } from '#contract/resume-words'
import type { Resume } from '#contract/resumes'
import { type DraftShelf, keepDraft, openDraft } from '#platform/drafts'
import { emptyEntry } from './section-fields.ts'
import { type SectionValues, valuesOf } from './section-values.ts'

const nameOf = (resumeId: string, section: ResumeSectionName) => `resume:${resumeId}:${section}`

const typed = () => z._default(z.string(), '')

/** The shape of a section's form: its own fields, whatever is written in them. */
function shapeOf(section: ResumeSectionName) {
  const { fields } = valuesOf(emptySections(), section)
  const answers = Object.entries(fields).map(
    ([name, blank]) => [name, Array.isArray(blank) ? z._default(z.array(z.string()), []) : typed()] as const,
  )
  const entry = isListSection(section) ? Object.keys(emptyEntry(section)).map(name => [name, typed()] as const) : []
  return z.strictObject({
    fields: z.strictObject(Object.fromEntries(answers)),
    items: z.array(z.strictObject(Object.fromEntries(entry))),
  })
}

/** With what a section's form opens: what is stored, or what this browser kept on top of it. */
export function openSection(shelf: DraftShelf, { id, sections }: Resume, section: ResumeSectionName) {
  const { kind, data } = openDraft<SectionValues>(shelf, nameOf(id, section), {
    stored: valuesOf(sections, section),
    read(draft) {
      const parsed = z.safeParse(shapeOf(section), draft)
      return parsed.success ? parsed.data : null
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
