import * as z from 'zod/mini'
import { answerStates, questionKinds } from '../competition.ts'
import type { Schemas } from '../endpoint.ts'
import { flag, nothing, numericId, uuid, wholeNumber } from '../fields.ts'
import { questionSetInput } from '../question-set-fields.ts'

/** How far one person has come with a course. Sections count from 1. */
const reading = () =>
  z.object({
    /** The section opened last; 0 before the first. */
    at: z.number(),
    /** The sections that are learned, ascending. */
    read: z.array(z.number()),
  })

export const courseSummary = () =>
  z.extend(reading(), {
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    /** Estimated minutes of reading. */
    minutes: z.number(),
    sections: z.number(),
  })

export const listCourses = {
  summary: '竞赛课程及本人学习进度',
  input: nothing(),
  output: z.object({
    list: z.array(courseSummary()),
    /** Where one left; null before anything was opened and after everything was learned. */
    resume: z.nullable(z.object({ id: z.string(), title: z.string(), section: z.number() })),
  }),
} satisfies Schemas

export const course = () =>
  z.extend(reading(), {
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    sections: z.array(z.object({ title: z.string(), minutes: z.number(), html: z.string() })),
    /** Id of the course after this one; '' for the last. */
    next: z.string(),
  })

export const courseDetail = {
  summary: '竞赛课程正文及本人学习进度',
  input: z.strictObject({ id: numericId() }),
  output: course(),
} satisfies Schemas

/** The most sections of a course. */
const MOST_SECTIONS = 40

export const saveReading = {
  summary: '记录学到哪一节、学完哪一节',
  input: z.strictObject({ id: numericId(), section: wholeNumber('小节', 1, MOST_SECTIONS), learned: flag() }),
  output: reading(),
} satisfies Schemas

export const questionHead = () =>
  z.object({ id: z.string(), kind: z.enum(questionKinds), chapter: z.string(), state: z.enum(answerStates) })

export const listQuestions = {
  summary: '竞赛题库及本人作答情况',
  input: nothing(),
  output: z.object({ list: z.array(questionHead()) }),
} satisfies Schemas

/** What only whoever has answered gets to see. */
export const outcome = () =>
  z.object({
    chosen: z.array(z.string()),
    right: z.boolean(),
    solution: z.array(z.string()),
    explanation: z.string(),
    /** The article of law that decides it. */
    law: z.string(),
  })

export const question = () =>
  z.object({
    id: z.string(),
    kind: z.enum(questionKinds),
    chapter: z.string(),
    stem: z.string(),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
    outcome: z.nullable(outcome()),
  })

export const questionDetail = {
  summary: '一道竞赛练习题；答过之后才有答案和解析',
  input: z.strictObject({ id: numericId() }),
  output: question(),
} satisfies Schemas

export const answerQuestion = {
  summary: '作答一道竞赛练习题',
  input: z.strictObject({
    id: numericId(),
    chosen: z.array(z.string().check(z.regex(/^[A-H]$/, '请重新选择答案')), { error: '请选择答案' }).check(
      z.minLength(1, '请选择答案'),
      z.maxLength(8, '请重新选择答案'),
      z.refine(values => new Set(values).size === values.length, { error: '请重新选择答案' }),
    ),
  }),
  output: outcome(),
} satisfies Schemas

export const competitionStanding = {
  summary: '本人的竞赛学习和练习情况',
  input: nothing(),
  output: z.object({
    sections: z.number(),
    learned: z.number(),
    questions: z.number(),
    answered: z.number(),
    right: z.number(),
  }),
} satisfies Schemas

export const listPractised = {
  summary: '本人练过的章节、得分和时间',
  input: nothing(),
  output: z.object({
    list: z.array(
      z.object({
        chapter: z.string(),
        questions: z.number(),
        answered: z.number(),
        right: z.number(),
        /** Of the latest answer. */
        at: z.number(),
      }),
    ),
  }),
} satisfies Schemas

export const createQuestionSet = {
  summary: '从竞赛题库随机组一份练习题',
  input: questionSetInput(),
  output: z.object({
    cacheKey: z.string(),
    /** As many as were asked for, or as there are. */
    count: z.number(),
    expiresAt: z.number(),
  }),
} satisfies Schemas

export const exportQuestionSet = {
  summary: '导出组好的练习题和本人作答',
  input: z.strictObject({ cacheKey: uuid() }),
  output: z.unknown(),
} satisfies Schemas
