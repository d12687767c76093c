import * as z from 'zod/mini'
import {
  type ResumeSectionName,
  resumeSectionNames,
  type SectionChange,
  sectionChange,
} from '#contract/resume-sections'
import { browserStorage, type TextStorage } from '#platform/storage'
import { isSame } from './section-values.ts'

/** What was typed and is not known to be stored by the service. */
export interface LocalDraft {
  /** When it was typed last, milliseconds since the epoch. */
  at: number
  /** The section as it was stored when typing began. */
  base: unknown
  change: SectionChange
}

const draft = () => z.object({ at: z.number(), base: z.unknown(), change: sectionChange() })

/** A resume's id belongs to one person and can't be guessed, so that it stands for both. */
const keyOf = (resumeId: string, section: ResumeSectionName) => `resume-draft:${resumeId}:${section}`

export const keepDraft = (storage: TextStorage, resumeId: string, { at, base, change }: LocalDraft) =>
  storage.set(keyOf(resumeId, change.section), JSON.stringify({ at, base, change }))

export const dropDraft = (storage: TextStorage, resumeId: string, section: ResumeSectionName) =>
  storage.remove(keyOf(resumeId, section))

/** The storage of this browser: one for all, so that its memory is shared where local storage is blocked. */
export const localDrafts = browserStorage()

/** Forgets everything typed into a resume that was deleted. */
export function dropDraftsOf(resumeId: string) {
  for (const section of resumeSectionNames) dropDraft(localDrafts, resumeId, section)
}

/** The draft of a section; null where there is none or it can't be read. */
export function readDraft(storage: TextStorage, resumeId: string, section: ResumeSectionName): LocalDraft | null {
  const text = storage.get(keyOf(resumeId, section))
  if (text === null) return null
  try {
    const parsed = z.safeParse(draft(), JSON.parse(text))
    return parsed.success && parsed.data.change.section === section ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * What a draft means beside what is stored: nothing new; typed on top of what is stored (restore it); typed while the
 * section was changed elsewhere (the person chooses). By content, not by time: clocks of devices differ.
 */
export function judgeDraft(found: LocalDraft | null, stored: unknown): 'none' | 'restore' | 'choose' {
  if (!found || isSame(found.change.data, stored)) return 'none'
  return isSame(found.base, stored) ? 'restore' : 'choose'
}
