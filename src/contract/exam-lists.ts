import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/exam-lists.ts'

/** Where a list stands; a draft is what its preview shows and nobody has sealed. */
export const examListStates = ['sealed', 'released', 'superseded', 'refused', 'withdrawn'] as const
export type ExamListState = (typeof examListStates)[number]

export const examListStateLabels = {
  sealed: '已封存，等待核准',
  released: '已公布',
  superseded: '已被新版本替代',
  refused: '已退回',
  withdrawn: '已撤回',
} as const satisfies Record<ExamListState, string>

export type ExamListSummary = z.output<ReturnType<typeof schemas.examListSummary>>
export type ShownPosition = z.output<ReturnType<typeof schemas.shownPosition>>
export type OfficeList = z.output<ReturnType<typeof schemas.officeList>>

/** One released list: its rule, hash and versions, and a page of its positions. */
export const examListInfo = endpoint<typeof schemas.examListInfo>({
  method: 'GET',
  path: '/exam_lists/getInfo',
  access: 'public',
})
export type ExamListInfo = OutputOf<typeof examListInfo>

/** The canonical text of a released list: ticket numbers and marks, no names. */
export const examListText = endpoint<typeof schemas.examListText>({
  method: 'GET',
  path: '/exam_lists/text',
  access: 'public',
  answer: 'binary',
})

/** A released list as a table. */
export const exportExamList = endpoint<typeof schemas.exportExamList>({
  method: 'GET',
  path: '/exam_lists/export',
  access: 'public',
  answer: 'binary',
})

/** All lists of an exam as its office sees them, and the rule that its notice gives each kind. */
export const listOfficeLists = endpoint<typeof schemas.listOfficeLists>({
  method: 'GET',
  path: '/exam_office/lists',
  access: 'type1',
})
export type OfficeLists = OutputOf<typeof listOfficeLists>

/** What a list would be. Nothing is written. */
export const previewExamList = endpoint<typeof schemas.previewExamList>({
  method: 'POST',
  path: '/exam_office/list_preview',
  access: 'type1',
})
export type ExamListPreview = OutputOf<typeof previewExamList>

/** Seals a list exactly as it was previewed (`hash`), for another to release. */
export const sealExamList = endpoint<typeof schemas.sealExamList>({
  method: 'POST',
  path: '/exam_office/list_seal',
  access: 'type1',
  creates: true,
})
