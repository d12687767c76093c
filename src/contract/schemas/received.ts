import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { optionalText, text, uuid } from '../fields.ts'
import {
  FEWEST_COMPARED,
  MOST_COMPARED,
  MOST_TAGS_EACH,
  MOST_TOGETHER,
  TAG_LENGTH,
  togetherStates,
} from '../received.ts'
import { receivedFilter } from '../received-fields.ts'
import { talentReasons } from '../talents.ts'
import { receivedApplication, receivedTag } from './applications.ts'

export { receivedTag }

export const exportReceived = {
  summary: '导出收到的简历',
  input: receivedFilter(),
  output: z.unknown(),
} satisfies Schemas

export const answerTogether = {
  summary: '批量更新投递状态或发送消息',
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
} satisfies Schemas

export const answerTemplate = () => z.object({ id: z.string(), title: z.string(), body: z.string() })

export const listAnswerTemplates = {
  summary: '本单位的常用答复',
  input: z.strictObject({}),
  output: z.object({ list: z.array(answerTemplate()) }),
} satisfies Schemas

export const saveAnswerTemplate = {
  summary: '保存常用答复',
  input: z.strictObject({
    id: z._default(z.union([z.literal(''), uuid()]), ''),
    title: text('名称', { max: 20 }),
    body: text('内容', { max: 500 }),
  }),
  output: answerTemplate(),
} satisfies Schemas

export const deleteAnswerTemplate = {
  summary: '删除常用答复',
  input: z.strictObject({ id: uuid() }),
  output: z.object({ ok: z.boolean() }),
} satisfies Schemas

export const readBlindness = {
  summary: '是否开启盲选',
  role: 'reader',
  input: z.strictObject({}),
  output: z.object({ on: z.boolean() }),
} satisfies Schemas

export const setBlindness = {
  summary: '开启或关闭盲选',
  input: z.strictObject({ on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
} satisfies Schemas

export const listReceivedTags = {
  summary: '本单位的简历标签',
  role: 'reader',
  input: z.strictObject({}),
  output: z.object({ list: z.array(z.extend(receivedTag(), { applications: z.number() })) }),
} satisfies Schemas

const tagNames = () =>
  z._default(
    z.array(text('标签', { max: TAG_LENGTH })).check(z.maxLength(MOST_TAGS_EACH, `一次最多 ${MOST_TAGS_EACH} 个标签`)),
    [],
  )

export const tagReceived = {
  summary: '给收到的简历添加、去掉标签',
  input: z.strictObject({
    ids: z
      .array(uuid())
      .check(z.minLength(1, '请选择简历'), z.maxLength(MOST_TOGETHER, `一次最多处理 ${MOST_TOGETHER} 份`)),
    add: tagNames(),
    remove: tagNames(),
  }),
  output: z.object({ list: z.array(z.object({ id: z.string(), tags: z.array(receivedTag()) })) }),
} satisfies Schemas

export const deleteReceivedTag = {
  summary: '删除本单位的一个标签',
  input: z.strictObject({ id: uuid() }),
  output: z.object({ ok: z.boolean() }),
} satisfies Schemas

export const comparedApplication = () =>
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

export const compareReceived = {
  summary: '对比收到的简历',
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
} satisfies Schemas
