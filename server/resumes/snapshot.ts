import type { ResumeSections } from '#contract/resume-sections'
import { readSections } from './sections.ts'

/**
 * A resume as it was sent: `applications.resume` holds exactly this document. Later edits, another photo or the
 * resume's removal do not change what the employer was given.
 */
export interface ResumeSnapshot {
  readonly sections: ResumeSections
  /** The photo's file; null for none. */
  readonly photo: string | null
}

/** Reads the stored document; throws when it is none. */
export function readSnapshot(stored: unknown): ResumeSnapshot {
  const { sections, photo } = Object(stored)
  return { sections: readSections(sections), photo: typeof photo === 'string' ? photo : null }
}
