import { type ResumeLanguage, resumeLanguages } from '#contract/resume-language'
import type { ResumeSections } from '#contract/resume-sections'
import { readSections } from './sections.ts'
import type { WorkRow } from './work-queries.ts'

/**
 * A resume as it was sent: `applications.resume` holds exactly this document. Later edits, another photo or the
 * resume's removal do not change what the employer was given.
 */
export interface ResumeSnapshot {
  readonly sections: ResumeSections
  /** The photo's file; null for none. */
  readonly photo: string | null
  readonly language: ResumeLanguage
  readonly works: readonly SentWork[]
}

/** A work as it went along: another caption or its removal later do not change it. */
export type SentWork = WorkRow

/** The language that a document names; Chinese where it names none. */
export const languageOf = (named: unknown): ResumeLanguage => resumeLanguages.find(known => known === named) ?? 'zh'

const isSentWork = (value: unknown): value is SentWork => {
  const { id, file, caption, name, mime, bytes } = Object(value)
  return [id, file, caption, name, mime].every(part => typeof part === 'string') && typeof bytes === 'number'
}

/** Reads the stored document; throws when it is none. */
export function readSnapshot(stored: unknown): ResumeSnapshot {
  const { sections, photo, language, works } = Object(stored)
  return {
    sections: readSections(sections),
    photo: typeof photo === 'string' ? photo : null,
    language: languageOf(language),
    works: Array.isArray(works) ? works.filter(isSentWork) : [],
  }
}
