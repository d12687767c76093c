import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { flag, nothing, numericId, uuid, wholeNumber } from './fields.ts'
import { questionSetInput } from './question-set-fields.ts'

export const questionKinds = ['single', 'multiple', 'judge'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const answerStates = ['todo', 'right', 'wrong'] as const
export type AnswerState = (typeof answerStates)[number]

/** How far one person has come with a course. Sections count from 1. */
const reading = () =>
  z.object({
    /** The section opened last; 0 before the first. */
    at: z.number(),
    /** The sections that are learned, ascending. */
    read: z.array(z.number()),
  })

const courseSummary = () =>
  z.extend(reading(), {
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    /** Estimated minutes of reading. */
    minutes: z.number(),
    sections: z.number(),
  })
export type CourseSummary = z.output<ReturnType<typeof courseSummary>>

export const listCourses = endpoint({
  method: 'GET',
  path: '/competition/courses',
  summary: '竞赛课程及本人学习进度',
  access: 'login',
  input: nothing(),
  output: z.object({
    list: z.array(courseSummary()),
    /** Where one left; null before anything was opened and after everything was learned. */
    resume: z.nullable(z.object({ id: z.string(), title: z.string(), section: z.number() })),
  }),
})

const course = () =>
  z.extend(reading(), {
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    sections: z.array(z.object({ title: z.string(), minutes: z.number(), html: z.string() })),
    /** Id of the course after this one; '' for the last. */
    next: z.string(),
  })
export type Course = z.output<ReturnType<typeof course>>

export const courseDetail = endpoint({
  method: 'GET',
  path: '/competition/course',
  summary: '竞赛课程正文及本人学习进度',
  access: 'login',
  input: z.strictObject({ id: numericId() }),
  output: course(),
})

/** The most sections of a course. */
export const MOST_SECTIONS = 40

/** Sending it twice changes nothing; what was learned stays so. */
export const saveReading = endpoint({
  method: 'POST',
  path: '/competition/saveReading',
  summary: '记录学到哪一节、学完哪一节',
  access: 'login',
  input: z.strictObject({ id: numericId(), section: wholeNumber('小节', 1, MOST_SECTIONS), learned: flag() }),
  output: reading(),
})

const questionHead = () =>
  z.object({ id: z.string(), kind: z.enum(questionKinds), chapter: z.string(), state: z.enum(answerStates) })
export type QuestionHead = z.output<ReturnType<typeof questionHead>>

/** The question bank in its order, with what became of each answer; neither words nor solutions are in it. */
export const listQuestions = endpoint({
  method: 'GET',
  path: '/competition/questions',
  summary: '竞赛题库及本人作答情况',
  access: 'login',
  input: nothing(),
  output: z.object({ list: z.array(questionHead()) }),
})

/** What only whoever has answered gets to see. */
const outcome = () =>
  z.object({
    chosen: z.array(z.string()),
    right: z.boolean(),
    solution: z.array(z.string()),
    explanation: z.string(),
    /** The article of law that decides it. */
    law: z.string(),
  })
export type Outcome = z.output<ReturnType<typeof outcome>>

const question = () =>
  z.object({
    id: z.string(),
    kind: z.enum(questionKinds),
    chapter: z.string(),
    stem: z.string(),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
    outcome: z.nullable(outcome()),
  })
export type Question = z.output<ReturnType<typeof question>>

export const questionDetail = endpoint({
  method: 'GET',
  path: '/competition/question',
  summary: '一道竞赛练习题；答过之后才有答案和解析',
  access: 'login',
  input: z.strictObject({ id: numericId() }),
  output: question(),
})

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/competition/answer',
  summary: '作答一道竞赛练习题',
  access: 'login',
  creates: true,
  input: z.strictObject({
    id: numericId(),
    chosen: z.array(z.string().check(z.regex(/^[A-H]$/, '请重新选择答案')), { error: '请选择答案' }).check(
      z.minLength(1, '请选择答案'),
      z.maxLength(8, '请重新选择答案'),
      z.refine(values => new Set(values).size === values.length, { error: '请重新选择答案' }),
    ),
  }),
  output: outcome(),
})

export const competitionStanding = endpoint({
  method: 'GET',
  path: '/competition/standing',
  summary: '本人的竞赛学习和练习情况',
  access: 'login',
  input: nothing(),
  output: z.object({
    sections: z.number(),
    learned: z.number(),
    questions: z.number(),
    answered: z.number(),
    right: z.number(),
  }),
})
export type Standing = z.output<NonNullable<(typeof competitionStanding)['output']>>

/** Draws questions at random and keeps the draw for an hour under its key, for the caller alone. */
export const createQuestionSet = endpoint({
  method: 'POST',
  path: '/questions/create',
  summary: '从竞赛题库随机组一份练习题',
  access: 'login',
  creates: true,
  input: questionSetInput(),
  output: z.object({
    cacheKey: z.string(),
    /** As many as were asked for, or as there are. */
    count: z.number(),
    expiresAt: z.number(),
  }),
})

/** The set as a spreadsheet (CSV) with the caller's own answers; solutions only of what was answered. */
export const exportQuestionSet = endpoint({
  method: 'GET',
  path: '/questions/export',
  summary: '导出组好的练习题和本人作答',
  access: 'login',
  answer: 'binary',
  input: z.strictObject({ cacheKey: uuid() }),
  output: z.unknown(),
})
