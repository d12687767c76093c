import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, severalOf, uuid } from '../fields.ts'
import { receivedFilter } from '../received-fields.ts'
import { MOST_ZIPPED, printedKinds } from '../resume-files.ts'

/** The most open resumes of one ZIP: a page of the list. */
const MOST_TALENTS_ZIPPED = 50

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const ids = (most: number) =>
  severalOf('简历', VERSION_4, most).check(z.refine(values => values.length > 0, { error: '请选择简历' }))

export const downloadResume = {
  summary: '下载简历 PDF（自己的，或已下载的公开简历）',
  role: 'recruiter',
  /** The resume's id. */
  input: z.strictObject({ id: uuid() }),
  output: z.unknown(),
} satisfies Schemas

export const downloadSentResume = {
  summary: '下载收到的简历 PDF',
  /** The application's id. */
  input: z.strictObject({ id: uuid() }),
  output: z.unknown(),
} satisfies Schemas

export const printResume = {
  summary: '记下打印了一份简历',
  role: 'reader',
  /** The id of the resume, of the application that it came with, or of the visit to a booth. */
  input: z.strictObject({ kind: z.enum(printedKinds, { error: '请重新打开这份简历' }), id: uuid() }),
  output: done(),
} satisfies Schemas

export const zipSelected = {
  summary: '打包下载选中的简历',
  input: z.strictObject({ ids: ids(MOST_ZIPPED) }),
  output: z.unknown(),
} satisfies Schemas

export const zipAll = {
  summary: '打包下载全部简历',
  input: receivedFilter(),
  output: z.unknown(),
} satisfies Schemas

export const zipTalents = {
  summary: '打包下载已下载的公开简历',
  input: z.strictObject({ resumeIds: ids(MOST_TALENTS_ZIPPED) }),
  output: z.unknown(),
} satisfies Schemas
