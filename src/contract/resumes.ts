import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/resumes.ts'

export type { PrivacyLevel, Resume } from './resume-fields.ts'

export const listResumes = endpoint<typeof schemas.listResumes>({
  method: 'GET',
  path: '/resume/list',
  access: 'type2',
})

export const getResume = endpoint<typeof schemas.getResume>({
  method: 'GET',
  path: '/resume/mine',
  access: 'type2',
})

/**
 * Begins a resume; the first one is the default and starts with the account's phone number. Who may see it is said
 * here; for those alone whom its owner applies to where nothing is said. Five at most, English versions not counted.
 */
export const createResume = endpoint<typeof schemas.createResume>({
  method: 'POST',
  path: '/resume/add',
  access: 'type2',
  creates: true,
})

/**
 * Makes a resume's English version: a copy to be rewritten, shown at first to those alone whom its owner applies to. A
 * resume that has one answers it.
 */
export const makeEnglishVersion = endpoint<typeof schemas.makeEnglishVersion>({
  method: 'POST',
  path: '/resume/makeEnglishVersion',
  access: 'type2',
  creates: true,
})

/**
 * Takes over into an English version what has changed in its original and needs no translation. What the version puts
 * otherwise than the original did, and entries that came, went or changed places, are left to its writer.
 */
export const takeOriginalFacts = endpoint<typeof schemas.takeOriginalFacts>({
  method: 'POST',
  path: '/resume/takeOriginalFacts',
  access: 'type2',
})

/**
 * Says that a section of an English version is in line with its original as it was at `at`. `conflict` when the original
 * has been changed again since; `data.current` then carries the version with what is to be looked at.
 */
export const settleSection = endpoint<typeof schemas.settleSection>({
  method: 'POST',
  path: '/resume/settleSection',
  access: 'type2',
})

/**
 * Saves one section as it is being written. `conflict` when another tab or device saved since `version`; `data.current`
 * then carries the resume as it is stored, so that nothing is lost.
 */
export const saveResumeSection = endpoint<typeof schemas.saveResumeSection>({
  method: 'POST',
  path: '/resume/saveResumeByUserId',
  access: 'type2',
})

export const updateResumeSettings = endpoint<typeof schemas.updateResumeSettings>({
  method: 'POST',
  path: '/resume/settings',
  access: 'type2',
})

export const deleteResume = endpoint<typeof schemas.deleteResume>({
  method: 'POST',
  path: '/resume/deleteResume',
  access: 'type2',
})

/** Takes one picture under `files` (JPEG, PNG or WebP, at most 2 MB). */
export const updatePassportPhoto = endpoint<typeof schemas.updatePassportPhoto>({
  method: 'POST',
  path: '/member/updatePassportPhoto',
  access: 'type2',
  body: 'multipart',
})

/** A resume as an employer reads it: what was sent with an application. Every look is written to the audit log. */
export const readResume = endpoint<typeof schemas.readResume>({
  method: 'GET',
  path: '/resume/info',
  access: 'type1',
  recorded: true,
})
