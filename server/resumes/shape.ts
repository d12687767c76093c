import { unwrittenIn } from '#contract/resume-language'
import { completenessOf } from '#contract/resume-sections'
import type { Resume } from '#contract/resumes'
import { fileAddress } from '../http/files/address.ts'
import { align } from './alignment.ts'
import type { ResumeRow } from './queries.ts'
import { isSendable, readSections, statesOf } from './sections.ts'

/** In what the original has changed since the English version was brought in line with it. */
export function alignmentOf({ original, aligned, sections }: ResumeRow) {
  if (original === null || aligned === null) return undefined
  const times = Object(original.times)
  const { behind, ...rest } = align({
    base: readSections(aligned),
    now: readSections(original.sections),
    mine: readSections(sections),
  })
  const changedAt = (at: unknown) => (typeof at === 'number' ? at : original.at)
  return { ...rest, behind: behind.map(one => ({ ...one, at: changedAt(times[one.section]) })) }
}

/** A person's own resume as the contract shows it. */
export function toResume(row: ResumeRow): Resume {
  const sections = readSections(row.sections)
  const { language } = row
  return {
    id: row.id,
    title: row.title,
    isDefault: row.is_default,
    privacy: row.privacy,
    language,
    originalId: row.original_id ?? '',
    sections,
    states: statesOf(sections, language),
    completeness: completenessOf(sections, language),
    sendable: isSendable(sections, language),
    photo: fileAddress(row.photo_file),
    version: row.version,
    updatedAt: Date.parse(row.updated_at),
    behind: alignmentOf(row)?.behind ?? [],
  }
}

/** A resume as the list of one's own shows it. */
export function toResumeItem(row: ResumeRow) {
  const { states, photo, version, sections, ...item } = toResume(row)
  return { ...item, unwritten: item.language === 'en' ? unwrittenIn(sections) : 0 }
}
