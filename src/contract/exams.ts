import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/exams.ts'

/** What a recruitment is for. */
export const examKinds = [
  { value: 'institution', label: '事业单位招聘' },
  { value: 'support', label: '“三支一扶”' },
  { value: 'teacher', label: '教师招聘' },
  { value: 'other', label: '其他考试' },
] as const
export type ExamKind = (typeof examKinds)[number]['value']

export type ExamSummary = z.output<ReturnType<typeof schemas.examSummary>>
export type ExamPaper = z.output<ReturnType<typeof schemas.examPaper>>
export type ThemeSummary = z.output<ReturnType<typeof schemas.themeSummary>>
export type ExamArticleSummary = z.output<ReturnType<typeof schemas.examArticleSummary>>
export type ExamCorrection = z.output<ReturnType<typeof schemas.correction>>
export type ExamAttachment = z.output<ReturnType<typeof schemas.examAttachment>>
export type HelpEntry = z.output<ReturnType<typeof schemas.helpEntry>>

/** Exams by city, kind and stage, those that one can act upon first. */
export const listExams = endpoint<typeof schemas.listExams>({ method: 'GET', path: '/exams/list', access: 'public' })

/** One exam: its moments, papers, fees, figures and where it belongs. */
export const examInfo = endpoint<typeof schemas.examInfo>({ method: 'GET', path: '/exams/getInfo', access: 'public' })
export type ExamInfo = OutputOf<typeof examInfo>

/** Recruitments with a page of their own, latest first. */
export const listThemes = endpoint<typeof schemas.listThemes>({
  method: 'GET',
  path: '/exams/themeList',
  access: 'public',
})

/** One recruitment: its exams, a city each, notices, papers to take along. */
export const themeInfo = endpoint<typeof schemas.themeInfo>({
  method: 'GET',
  path: '/exams/themeInfo',
  access: 'public',
})
export type ThemeInfo = OutputOf<typeof themeInfo>

/** The dates of all exams in a span of days, for the calendar. */
export const examCalendar = endpoint<typeof schemas.examCalendar>({
  method: 'GET',
  path: '/exams/calendar',
  access: 'public',
})
export type ExamDate = OutputOf<typeof examCalendar>['list'][number]

/** Notices of exams by their type, latest first. */
export const listExamArticles = endpoint<typeof schemas.listExamArticles>({
  method: 'GET',
  path: '/articles_exam/list',
  access: 'public',
})

export const examArticle = endpoint<typeof schemas.examArticle>({
  method: 'GET',
  path: '/articles_exam/getInfo',
  access: 'public',
})
export type ExamArticle = OutputOf<typeof examArticle>

/** The guide's steps, and the titles of all questions with an answer. */
export const examGuide = endpoint<typeof schemas.examGuide>({ method: 'GET', path: '/exam_guide', access: 'public' })
export type ExamGuide = OutputOf<typeof examGuide>

/** One answer, or one step, in full. */
export const examHelp = endpoint<typeof schemas.examHelp>({
  method: 'GET',
  path: '/exam_guide/getInfo',
  access: 'public',
})
export type ExamHelp = OutputOf<typeof examHelp>

/** What can be taken along from a recruitment: forms, rules, the table of positions. */
export const listExamAttachments = endpoint<typeof schemas.listExamAttachments>({
  method: 'GET',
  path: '/attachments',
  access: 'public',
})

/** One of them as a file. */
export const downloadExamAttachment = endpoint<typeof schemas.downloadExamAttachment>({
  method: 'GET',
  path: '/attachments/download',
  access: 'public',
  answer: 'binary',
})
