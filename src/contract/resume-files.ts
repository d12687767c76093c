import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/resume-files.ts'

/** The most resumes of one ZIP. */
export const MOST_ZIPPED = 1_000

/** How many resumes a ZIP was begun with, in the answer's headers. */
export const ZIP_COUNT_HEADER = 'X-File-Count'

/** A resume as PDF: one's own, or an open one that the company has downloaded. */
export const downloadResume = endpoint<typeof schemas.downloadResume>({
  method: 'POST',
  path: '/resume/downloadResume',
  access: 'login',
  body: 'form',
  answer: 'binary',
})

/** A resume as it was sent, as PDF: what the page shows, marked with who took it and when. */
export const downloadSentResume = endpoint<typeof schemas.downloadSentResume>({
  method: 'POST',
  path: '/resume/downloadApplyResume',
  access: 'type1',
  body: 'form',
  answer: 'binary',
})

/** Whose resume an employer prints: an open one, one that was sent to it, or one that was handed over at a fair. */
export const printedKinds = ['open', 'sent', 'fair'] as const
export type PrintedKind = (typeof printedKinds)[number]

/** Writes down that the page of somebody's resume is printed, for its owner to read: what the browser prints is not asked for here. */
export const printResume = endpoint<typeof schemas.printResume>({
  method: 'POST',
  path: '/resume/printed',
  access: 'type1',
})

/**
 * Received resumes as PDFs in a ZIP, the works that went along with each in a folder beside it, with a list of what is in it
 * and what was left out, and why. What is not one's own counts as not found. One at a time for each account.
 */
export const zipSelected = endpoint<typeof schemas.zipSelected>({
  method: 'POST',
  path: '/resumes_zip/selected',
  access: 'type1',
  body: 'form',
  answer: 'binary',
})

/** The same for all that a filter leaves. */
export const zipAll = endpoint<typeof schemas.zipAll>({
  method: 'POST',
  path: '/resumes_zip/all',
  access: 'type1',
  body: 'form',
  answer: 'binary',
})

/** Open resumes that the company has downloaded, as PDFs in a ZIP. */
export const zipTalents = endpoint<typeof schemas.zipTalents>({
  method: 'GET',
  path: '/resumes/batch_download',
  access: 'type1',
  recorded: true,
  answer: 'binary',
})
