import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { verdicts } from '../exam-conditions.ts'
import { positionSorts, rechoosings } from '../exam-positions.ts'
import { done, filterCode, flag, numericId, optionalText, pageOf, paging } from '../fields.ts'

export const examPosition = () =>
  z.object({
    id: z.string(),
    examId: z.string(),
    code: z.string(),
    unit: z.string(),
    department: z.string(),
    title: z.string(),
    city: z.string(),
    headcount: z.number(),
    state: z.enum(['open', 'cut', 'cancelled']),
    /** In short: 本科及以上 · 法学类 · 1990 年后出生. */
    asks: z.array(z.string()),
    applied: z.number(),
    approved: z.number(),
    paid: z.number(),
    /** Paid candidates a place stands below the least ratio of the notice. */
    underRatio: z.boolean(),
    /** Of whoever asks; null for guests. */
    verdict: z.nullable(z.enum(verdicts)),
    saved: z.boolean(),
  })

const counts = () => z.array(z.object({ value: z.string(), label: z.string(), count: z.number() }))

export const judgement = () =>
  z.object({
    kind: z.string(),
    verdict: z.enum(verdicts),
    hard: z.boolean(),
    /** Words of the notice. */
    quote: z.string(),
    /** What one has, in words; '' for nothing said. */
    yours: z.string(),
    /** What to add or have checked; '' where nothing is missing. */
    advice: z.string(),
  })

export const positionFilters = () => ({
  exam: filterCode('考试'),
  theme: filterCode('招聘项目'),
  t: optionalText('搜索词', 60),
  city: filterCode('城市'),
  /** Value of educationList: positions that somebody with this schooling may take. */
  education: filterCode('学历'),
  /** Code of a major; positions whose prefixes cover it, or that take any. */
  major: z._default(z.string().check(z.regex(/^[0-9A-Z]{0,8}$/, '专业代码不正确')), ''),
  graduates: flag(),
  underRatio: flag(),
  /** Those that fit whoever is signed in. */
  fits: flag(),
  saved: flag(),
})

export const listExamPositions = {
  summary: '考试职位列表',
  input: z.strictObject({
    ...positionFilters(),
    sort: z._default(z.enum(positionSorts), 'code'),
    ...paging(),
  }),
  output: z.extend(pageOf(examPosition()), {
    headcount: z.number(),
    facets: z.object({
      cities: counts(),
      educations: counts(),
      units: counts(),
      graduates: z.number(),
      underRatio: z.number(),
      /** Null for guests. */
      fits: z.nullable(z.number()),
      /** Those of them that stand under the ratio as well. */
      fitsUnderRatio: z.nullable(z.number()),
      saved: z.nullable(z.number()),
    }),
    countedAt: z.nullable(z.number()),
  }),
} satisfies Schemas

export const examPositionInfo = {
  summary: '考试职位详情',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(examPosition(), {
    conditions: z.array(z.object({ kind: z.string(), quote: z.string(), hard: z.boolean() })),
    papers: z.array(z.string()),
    remark: z.string(),
    countedAt: z.nullable(z.number()),
    exam: z.object({
      id: z.string(),
      themeId: z.string(),
      title: z.string(),
      leastRatio: z.number(),
      /** Whether anybody pays for registering. */
      hasFee: z.boolean(),
    }),
    /** From when until when whose position was cancelled may choose another one; null where they may not at all. */
    rechoose: z.object({
      state: z.enum(rechoosings),
      from: z.nullable(z.number()),
      until: z.nullable(z.number()),
    }),
  }),
} satisfies Schemas

export const judgePosition = {
  summary: '我是否符合职位条件',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ verdict: z.enum(verdicts), list: z.array(judgement()) }),
} satisfies Schemas

export const savePosition = {
  summary: '收藏职位',
  input: z.strictObject({ id: numericId(), saved: z.boolean() }),
  output: done(),
} satisfies Schemas

export const exportPositions = {
  summary: '下载职位表',
  input: z.strictObject(positionFilters()),
  output: z.unknown(),
} satisfies Schemas
