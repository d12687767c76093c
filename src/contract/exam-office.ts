import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/exam-office.ts'

/** What a change is about. */
export const examChangeKinds = [
  { value: 'positions', label: '职位表' },
  { value: 'ratio', label: '开考比例' },
  { value: 'extension', label: '时间顺延' },
  { value: 'seating', label: '座位编排' },
  { value: 'scores', label: '成绩' },
  { value: 'skill-tickets', label: '技能测试准考证' },
  { value: 'skill-scores', label: '技能测试成绩' },
  { value: 'interview-tickets', label: '面试准考证' },
  { value: 'interview-scores', label: '面试成绩' },
  { value: 'list', label: '名单' },
  { value: 'discipline', label: '违纪处理' },
  { value: 'export', label: '完整信息导出' },
] as const
export type ExamChangeKind = (typeof examChangeKinds)[number]['value']

export type OfficeExam = z.output<ReturnType<typeof schemas.officeExam>>
export type ExamChange = z.output<ReturnType<typeof schemas.examChange>>
export type ExamChangeRow = z.output<ReturnType<typeof schemas.examChangeRow>>

/** The exams for which one has a mandate, those that wait for one first. */
export const listOfficeExams = endpoint<typeof schemas.listOfficeExams>({
  method: 'GET',
  path: '/exam_office/exams',
  access: 'type1',
})

/** One exam as its office sees it: who stands where, what waits. */
export const officeExamInfo = endpoint<typeof schemas.officeExamInfo>({
  method: 'GET',
  path: '/exam_office/exam',
  access: 'type1',
})
export type OfficeExamInfo = OutputOf<typeof officeExamInfo>

/** Changes that were prepared, those that wait for an answer first. */
export const listExamChanges = endpoint<typeof schemas.listExamChanges>({
  method: 'GET',
  path: '/exam_office/changes',
  access: 'type1',
})
export type ExamChangePage = OutputOf<typeof listExamChanges>

/** One change with a page of what it changes, line by line. */
export const examChangeInfo = endpoint<typeof schemas.examChangeInfo>({
  method: 'GET',
  path: '/exam_office/change',
  access: 'type1',
})
export type ExamChangeInfo = OutputOf<typeof examChangeInfo>

/** Lets a change that another has prepared take effect, exactly as it was seen (`hash`). */
export const releaseExamChange = endpoint<typeof schemas.releaseExamChange>({
  method: 'POST',
  path: '/exam_office/release',
  access: 'type1',
})

/** Gives a change back to whoever prepared it. */
export const refuseExamChange = endpoint<typeof schemas.refuseExamChange>({
  method: 'POST',
  path: '/exam_office/refuse',
  access: 'type1',
})

/** Takes back what one has prepared oneself. */
export const withdrawExamChange = endpoint<typeof schemas.withdrawExamChange>({
  method: 'POST',
  path: '/exam_office/withdraw',
  access: 'type1',
})

/** Why people were kept from what they had to do: the service did not run, or too many came. */
export const outageKinds = ['down', 'overload'] as const
export type OutageKind = (typeof outageKinds)[number]

/** Prepares a longer window after an outage: closing, review and payment move on by as much. */
export const prepareExtension = endpoint<typeof schemas.prepareExtension>({
  method: 'POST',
  path: '/exam_office/extend',
  access: 'type1',
  creates: true,
})

/** Positions with fewer paid candidates than the notice asks for, once payment has ended: a proposal each. */
export const listUnderRatio = endpoint<typeof schemas.listUnderRatio>({
  method: 'GET',
  path: '/exam_office/ratios',
  access: 'type1',
})
export type UnderRatioPage = OutputOf<typeof listUnderRatio>
export type UnderRatioPosition = UnderRatioPage['list'][number]

/** Prepares what is proposed for these positions. */
export const prepareRatio = endpoint<typeof schemas.prepareRatio>({
  method: 'POST',
  path: '/exam_office/ratio',
  access: 'type1',
  creates: true,
})

/** Where the written papers of an exam are sat: sites, their rooms, and how many people have a seat in each. */
export const listOfficeSites = endpoint<typeof schemas.listOfficeSites>({
  method: 'GET',
  path: '/exam_office/sites',
  access: 'type1',
})
export type OfficeSites = OutputOf<typeof listOfficeSites>

/** Adds a site, or changes one as it was seen (`version`). Seats that people have stay. */
export const saveOfficeSite = endpoint<typeof schemas.saveOfficeSite>({
  method: 'POST',
  path: '/exam_office/site',
  access: 'type1',
  creates: true,
})

/** Takes away a site for which there never was a ticket. */
export const removeOfficeSite = endpoint<typeof schemas.removeOfficeSite>({
  method: 'POST',
  path: '/exam_office/site/remove',
  access: 'type1',
})

/** What seating an exam anew would come to: whom it moves, or why it can't be done. Nothing is written. */
export const previewSeating = endpoint<typeof schemas.previewSeating>({
  method: 'POST',
  path: '/exam_office/seating_preview',
  access: 'type1',
})
export type SeatingPreview = OutputOf<typeof previewSeating>

/** Prepares to seat an exam anew, exactly as it was shown (`hash`). */
export const prepareSeating = endpoint<typeof schemas.prepareSeating>({
  method: 'POST',
  path: '/exam_office/seating',
  access: 'type1',
  creates: true,
})
