import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/competition.ts'

export const questionKinds = ['single', 'multiple', 'judge'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const answerStates = ['todo', 'right', 'wrong'] as const
export type AnswerState = (typeof answerStates)[number]

export type CourseSummary = z.output<ReturnType<typeof schemas.courseSummary>>

export const listCourses = endpoint<typeof schemas.listCourses>({
  method: 'GET',
  path: '/competition/courses',
  access: 'login',
})

export type Course = z.output<ReturnType<typeof schemas.course>>

export const courseDetail = endpoint<typeof schemas.courseDetail>({
  method: 'GET',
  path: '/competition/course',
  access: 'login',
})

/** Sending it twice changes nothing; what was learned stays so. */
export const saveReading = endpoint<typeof schemas.saveReading>({
  method: 'POST',
  path: '/competition/saveReading',
  access: 'login',
})

export type QuestionHead = z.output<ReturnType<typeof schemas.questionHead>>

/** The question bank in its order, with what became of each answer; neither words nor solutions are in it. */
export const listQuestions = endpoint<typeof schemas.listQuestions>({
  method: 'GET',
  path: '/competition/questions',
  access: 'login',
})

export type Outcome = z.output<ReturnType<typeof schemas.outcome>>

export type Question = z.output<ReturnType<typeof schemas.question>>

export const questionDetail = endpoint<typeof schemas.questionDetail>({
  method: 'GET',
  path: '/competition/question',
  access: 'login',
})

export const answerQuestion = endpoint<typeof schemas.answerQuestion>({
  method: 'POST',
  path: '/competition/answer',
  access: 'login',
  creates: true,
})

export const competitionStanding = endpoint<typeof schemas.competitionStanding>({
  method: 'GET',
  path: '/competition/standing',
  access: 'login',
})
export type Standing = OutputOf<typeof competitionStanding>

/** The chapters of the bank in which one has answered something, the latest first: how many, how well, and when. */
export const listPractised = endpoint<typeof schemas.listPractised>({
  method: 'GET',
  path: '/competition/practised',
  access: 'login',
})
export type Practised = OutputOf<typeof listPractised>['list'][number]

/** Draws questions at random and keeps the draw for an hour under its key, for the caller alone. */
export const createQuestionSet = endpoint<typeof schemas.createQuestionSet>({
  method: 'POST',
  path: '/questions/create',
  access: 'login',
  creates: true,
})

/** The set as a spreadsheet (CSV) with the caller's own answers; solutions only of what was answered. */
export const exportQuestionSet = endpoint<typeof schemas.exportQuestionSet>({
  method: 'GET',
  path: '/questions/export',
  access: 'login',
  answer: 'binary',
})
