import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { examListStates } from '../exam-lists.ts'
import { numericId, optionalText, pageOf, paging, uuid, wholeNumber } from '../fields.ts'
import { examListSummary, listKind } from './exam-list-summary.ts'
import { examSummary } from './exams.ts'

export { examListSummary }

/** What the notice says, in hundredths; the last step holds for as many places as come. */
export const examListRule = () =>
  z
    .strictObject({
      steps: z
        .array(
          z.strictObject({
            upTo: z.nullable(wholeNumber('招聘人数', 1, 999)),
            each: z.optional(wholeNumber('比例', 1, 20)),
            people: z.optional(wholeNumber('人数', 1, 999)),
          }),
        )
        .check(z.minLength(1, '请填写入围比例'), z.maxLength(9, '入围比例最多 9 条')),
      writtenShare: wholeNumber('笔试占比', 0, 10_000),
      interviewShare: wholeNumber('面试占比', 0, 10_000),
      skillShare: z._default(wholeNumber('技能测试占比', 0, 10_000), 0),
      panelFactor: z.boolean(),
      bonusCap: wholeNumber('加分上限', 0, 10_000),
    })
    .check(
      z.refine(
        ({ writtenShare, interviewShare, skillShare }) => writtenShare + interviewShare + skillShare === 10_000,
        {
          error: '笔试、面试、技能测试的占比之和要等于 100%',
          path: ['interviewShare'],
        },
      ),
    )

const shownPlace = () =>
  z.object({
    ticket: z.string(),
    /** '' once names have gone. */
    name: z.string(),
    written: z.nullable(z.number()),
    interview: z.nullable(z.number()),
    skill: z.nullable(z.number()),
    total: z.nullable(z.number()),
    rank: z.nullable(z.number()),
    goesOn: z.boolean(),
  })

export const shownPosition = () =>
  z.object({
    code: z.string(),
    unit: z.string(),
    title: z.string(),
    headcount: z.number(),
    line: z.nullable(z.number()),
    places: z.array(shownPlace()),
  })

export const examListInfo = {
  summary: '已公布的名单',
  input: z.strictObject({
    id: uuid(),
    /** A ticket number: its position alone. */
    ticket: optionalText('准考证号', 30),
    ...paging(),
  }),
  output: z.object({
    list: z.extend(examListSummary(), {
      hash: z.string(),
      note: z.string(),
      reason: z.string(),
      /** The last day with names, YYYY-MM-DD. */
      namesUntil: z.string(),
      named: z.boolean(),
      rule: z.array(z.string()),
      people: z.number(),
    }),
    exam: z.object({
      id: z.string(),
      themeId: z.string(),
      title: z.string(),
      organiser: z.string(),
      phone: z.string(),
    }),
    /** All released lists of the exam, this one among them, latest first. */
    lists: z.array(examListSummary()),
    positions: pageOf(shownPosition()),
  }),
} satisfies Schemas

export const examListText = {
  summary: '名单的重算数据',
  input: z.strictObject({ id: uuid() }),
  output: z.unknown(),
} satisfies Schemas

export const exportExamList = {
  summary: '下载名单',
  input: z.strictObject({ id: uuid(), format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }),
  output: z.unknown(),
} satisfies Schemas

export const officeList = () =>
  z.object({
    id: z.string(),
    kind: listKind(),
    state: z.enum(examListStates),
    version: z.nullable(z.number()),
    hash: z.string(),
    people: z.number(),
    note: z.string(),
    reason: z.string(),
    sealedAt: z.number(),
    sealedBy: z.string(),
    releasedAt: z.nullable(z.number()),
    /** Scores have changed since: what is sealed can't be released any more, what is released wants a new version. */
    stale: z.boolean(),
  })

const officeKind = () =>
  z.object({
    kind: listKind(),
    rule: examListRule(),
    /** Why it cannot be made yet; '' where it can. */
    blocked: z.string(),
    /** A released version is there: a new one says what it changes. */
    changes: z.boolean(),
  })

export const listOfficeLists = {
  summary: '考试名单：各版本的状态',
  input: z.strictObject({ exam: numericId() }),
  output: z.object({
    exam: examSummary(),
    mayPrepare: z.boolean(),
    kinds: z.array(officeKind()),
    lists: z.array(officeList()),
  }),
} satisfies Schemas

const tickets = () =>
  z
    .array(z.string().check(z.regex(/^[0-9A-Z]{4,30}$/, '准考证号不正确')))
    .check(z.maxLength(500, '一次最多填写 500 个准考证号'))

const wanted = () => ({
  exam: numericId(),
  kind: listKind(),
  rule: examListRule(),
  /** Tickets of those who are in no list any more. */
  out: tickets(),
})

export const previewExamList = {
  summary: '预览名单',
  input: z.strictObject({ ...wanted(), ...paging() }),
  output: z.object({
    hash: z.string(),
    people: z.number(),
    entries: z.number(),
    sums: z.object({
      ties: z.number(),
      missing: z.number(),
      empty: z.number(),
      absent: z.number(),
      discipline: z.number(),
    }),
    /** Complaints about scores are still taken. */
    rechecking: z.boolean(),
    rule: z.array(z.string()),
    positions: pageOf(
      z.extend(shownPosition(), {
        wanted: z.number(),
        ties: z.number(),
        missing: z.number(),
        absent: z.number(),
        discipline: z.number(),
      }),
    ),
  }),
} satisfies Schemas

export const sealExamList = {
  summary: '封存名单，等待核准',
  input: z.strictObject({
    ...wanted(),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, '请先预览名单')),
    note: optionalText('说明', 300),
    /** Needed where a released version is there. */
    reason: optionalText('变更内容和原因', 300),
  }),
  output: z.object({ id: z.string() }),
} satisfies Schemas
