import { completenessOf } from '#contract/resume-sections'
import type { Resume } from '#contract/resumes'
import { fileAddress } from '../http/files/address.ts'
import type { ResumeRow } from './queries.ts'
import { isSendable, readSections, statesOf } from './sections.ts'

/** A person's own resume as the contract shows it. */
export function toResume(row: ResumeRow): Resume {
  const sections = readSections(row.sections)
  return {
    id: row.id,
    title: row.title,
    isDefault: row.is_default,
    privacy: row.privacy,
    sections,
    states: statesOf(sections),
    completeness: completenessOf(sections),
    sendable: isSendable(sections),
    photo: fileAddress(row.photo_file),
    version: row.version,
    updatedAt: Date.parse(row.updated_at),
  }
}

/** A resume as the list of one's own shows it. */
export function toResumeItem(row: ResumeRow) {
  const { id, title, isDefault, privacy, completeness, sendable, updatedAt } = toResume(row)
  return { id, title, isDefault, privacy, completeness, sendable, updatedAt }
}
