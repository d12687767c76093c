import * as z from 'zod/mini'
import { receivedApplication } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, text, uuid } from './fields.ts'
import { receivedFilter } from './received-fields.ts'
import { talentReasons } from './talents.ts'

export { answerFor, usualAnswers } from './rules/answer-words.ts'

/** The most rows of one spreadsheet. */
export const MOST_EXPORTED = 5_000

/** The received applications that a filter leaves, as a spreadsheet; contact details masked. */
export const exportReceived = endpoint({
  method: 'POST',
  path: '/personal_jobs_apply/export',
  summary: '导出收到的简历',
  access: 'type1',
  body: 'form',
  answer: 'binary',
  input: receivedFilter(),
  output: z.unknown(),
})

/** The most applications that are answered together. */
export const MOST_TOGETHER = 50
/** The most answers that an employer keeps. */
export const MOST_TEMPLATES = 20

/** What many can be moved to at once; an invitation to an interview has times of its own. */
export const togetherStates = ['shortlisted', 'offer', 'hired', 'unfit'] as const

/**
 * Moves several applications on, or only writes to them (`state` ''). The answer has a result for each, in the order of
 * `ids`: one that can't be moved does not hold up the others.
 */
export const answerTogether = endpoint({
  method: 'POST',
  path: '/received_resumes/answerTogether',
  summary: '批量更新投递状态或发送消息',
  access: 'type1',
  creates: true,
  input: z
    .strictObject({
      ids: z
        .array(uuid())
        .check(z.minLength(1, '请选择简历'), z.maxLength(MOST_TOGETHER, `一次最多处理 ${MOST_TOGETHER} 份`)),
      state: z._default(z.enum(['', ...togetherStates]), ''),
      words: optionalText('消息', 500),
    })
    .check(z.refine(({ state, words }) => state !== '' || words !== '', { error: '请填写消息', path: ['words'] })),
  output: z.object({
    results: z.array(
      z.object({
        name: z.string(),
        /** '' where it was done, otherwise why not. */
        obstacle: z.string(),
      }),
    ),
  }),
})

const answerTemplate = () => z.object({ id: z.string(), title: z.string(), body: z.string() })
export type AnswerTemplate = z.output<ReturnType<typeof answerTemplate>>

export const listAnswerTemplates = endpoint({
  method: 'GET',
  path: '/received_resumes/templates',
  summary: '本单位的常用答复',
  access: 'type1',
  input: z.strictObject({}),
  output: z.object({ list: z.array(answerTemplate()) }),
})

/** Keeps an answer, or writes over one. */
export const saveAnswerTemplate = endpoint({
  method: 'POST',
  path: '/received_resumes/saveTemplate',
  summary: '保存常用答复',
  access: 'type1',
  creates: true,
  input: z.strictObject({
    id: z._default(z.union([z.literal(''), uuid()]), ''),
    title: text('名称', { max: 20 }),
    body: text('内容', { max: 500 }),
  }),
  output: answerTemplate(),
})

export const deleteAnswerTemplate = endpoint({
  method: 'POST',
  path: '/received_resumes/deleteTemplate',
  summary: '删除常用答复',
  access: 'type1',
  input: z.strictObject({ id: uuid() }),
  output: z.object({ ok: z.boolean() }),
})

export const readBlindness = endpoint({
  method: 'GET',
  path: '/received_resumes/blind',
  summary: '是否开启盲选',
  access: 'type1',
  role: 'reader',
  input: z.strictObject({}),
  output: z.object({ on: z.boolean() }),
})

/** Blind review: until an application is shortlisted, nobody of the company is told who sent it. */
export const setBlindness = endpoint({
  method: 'POST',
  path: '/received_resumes/setBlind',
  summary: '开启或关闭盲选',
  access: 'type1',
  input: z.strictObject({ on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
})

/** The fewest and the most applications that are compared. */
export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 4

const comparedApplication = () =>
  z.extend(receivedApplication(), {
    /** Codes of the wish; '' when it was not said. */
    wage: z.string(),
    arrival: z.string(),
    /** School and major of the last education. */
    school: z.string(),
    /** Each skill of the resume, and whether the posting names it. */
    skills: z.array(z.object({ name: z.string(), wanted: z.boolean() })),
    /** In what the resume meets the posting. */
    meets: z.array(z.enum(talentReasons)),
    /** What the posting offers and asks for, as codes and yuan a month. */
    posting: z.object({
      education: z.string(),
      experience: z.string(),
      wageMin: z.nullable(z.number()),
      wageMax: z.nullable(z.number()),
      wageMonths: z.number(),
    }),
  })
export type ComparedApplication = z.output<ReturnType<typeof comparedApplication>>

/** Two to four received applications side by side, in the order of `ids`. */
export const compareReceived = endpoint({
  method: 'GET',
  path: '/received_resumes/compare',
  summary: '对比收到的简历',
  access: 'type1',
  recorded: true,
  role: 'reader',
  input: z.strictObject({
    ids: z
      .array(uuid())
      .check(
        z.minLength(FEWEST_COMPARED, `请选择 ${FEWEST_COMPARED} 到 ${MOST_COMPARED} 份简历`),
        z.maxLength(MOST_COMPARED, `请选择 ${FEWEST_COMPARED} 到 ${MOST_COMPARED} 份简历`),
      ),
  }),
  output: z.object({ list: z.array(comparedApplication()) }),
})
