import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { severalOf, uuid } from './fields.ts'
import { receivedFilter } from './received-fields.ts'

/** The most resumes of one ZIP. */
export const MOST_ZIPPED = 1_000
/** The most open resumes of one ZIP: a page of the list. */
const MOST_TALENTS_ZIPPED = 50

/** How many resumes a ZIP was begun with, in the answer's headers. */
export const ZIP_COUNT_HEADER = 'X-File-Count'

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const ids = (most: number) =>
  severalOf('简历', VERSION_4, most).check(z.refine(values => values.length > 0, { error: '请选择简历' }))

/** A resume as PDF: one's own, or an open one that the company has downloaded. */
export const downloadResume = endpoint({
  method: 'POST',
  path: '/resume/downloadResume',
  summary: '下载简历 PDF（自己的，或已下载的公开简历）',
  access: 'login',
  body: 'form',
  answer: 'binary',
  /** The resume's id. */
  input: z.strictObject({ id: uuid() }),
  output: z.unknown(),
})

/** A resume as it was sent, as PDF: what the page shows, marked with who took it and when. */
export const downloadSentResume = endpoint({
  method: 'POST',
  path: '/resume/downloadApplyResume',
  summary: '下载收到的简历 PDF',
  access: 'type1',
  body: 'form',
  answer: 'binary',
  /** The application's id. */
  input: z.strictObject({ id: uuid() }),
  output: z.unknown(),
})

/**
 * Received resumes as PDFs in a ZIP, the works that went along with each in a folder beside it, with a list of what is in it
 * and what was left out, and why. What is not one's own counts as not found. One at a time for each account.
 */
export const zipSelected = endpoint({
  method: 'POST',
  path: '/resumes_zip/selected',
  summary: '打包下载选中的简历',
  access: 'type1',
  body: 'form',
  answer: 'binary',
  input: z.strictObject({ ids: ids(MOST_ZIPPED) }),
  output: z.unknown(),
})

/** The same for all that a filter leaves. */
export const zipAll = endpoint({
  method: 'POST',
  path: '/resumes_zip/all',
  summary: '打包下载全部简历',
  access: 'type1',
  body: 'form',
  answer: 'binary',
  input: receivedFilter(),
  output: z.unknown(),
})

/** Open resumes that the company has downloaded, as PDFs in a ZIP. */
export const zipTalents = endpoint({
  method: 'GET',
  path: '/resumes/batch_download',
  summary: '打包下载已下载的公开简历',
  access: 'type1',
  recorded: true,
  answer: 'binary',
  input: z.strictObject({ resumeIds: ids(MOST_TALENTS_ZIPPED) }),
  output: z.unknown(),
})
