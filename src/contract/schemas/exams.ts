import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { examStages } from '../exam-timeline.ts'
import { examKinds } from '../exams.ts'
import { day, filterCode, flag, nothing, numericId, optionalOneOf, optionalText, pageOf, paging } from '../fields.ts'
import { examNoticeType } from '../reference/exams.ts'
import { examListSummary } from './exam-list-summary.ts'

const kind = () => z.enum(examKinds.map(({ value }) => value))
const noticeType = () => z.enum(examNoticeType.map(({ value }) => value))

/** ExamTimeline of exam-timeline.ts. */
export const timeline = () =>
  z.object({
    publishedAt: z.number(),
    registerFrom: z.number(),
    registerUntil: z.number(),
    reviewUntil: z.number(),
    waiverUntil: z.number(),
    payUntil: z.number(),
    ticketFrom: z.number(),
    ticketUntil: z.number(),
    examFrom: z.number(),
    examUntil: z.number(),
    scoresAt: z.number(),
    recheckUntil: z.number(),
    closedAt: z.number(),
  })

export const examPaper = () =>
  z.object({
    code: z.string(),
    title: z.string(),
    startsAt: z.number(),
    endsAt: z.number(),
    /** Nobody is let in from then on. */
    entryUntil: z.number(),
    fullMarks: z.number(),
  })

export const examSummary = () =>
  z.object({
    id: z.string(),
    themeId: z.string(),
    kind: kind(),
    title: z.string(),
    city: z.string(),
    year: z.number(),
    organiser: z.string(),
    stage: z.enum(examStages),
    timeline: timeline(),
    /** Positions and places that are open. */
    positions: z.number(),
    headcount: z.number(),
    /** Whose form has come in, as counted at `countedAt`. */
    applied: z.number(),
  })

export const themeSummary = () =>
  z.object({
    id: z.string(),
    kind: kind(),
    title: z.string(),
    summary: z.string(),
    organiser: z.string(),
    publishedAt: z.number(),
    /** Cities by code, in which it has an exam. */
    cities: z.array(z.string()),
    positions: z.number(),
    headcount: z.number(),
    /** The exam of it that is next to be acted upon. */
    stage: z.enum(examStages),
    timeline: timeline(),
  })

export const correction = () => z.object({ at: z.number(), what: z.string(), before: z.string(), after: z.string() })

export const examArticleSummary = () =>
  z.object({
    id: z.string(),
    type: noticeType(),
    title: z.string(),
    summary: z.string(),
    city: z.string(),
    source: z.string(),
    publishedAt: z.number(),
    /** When it was last corrected; null for never. */
    correctedAt: z.nullable(z.number()),
    themeId: z.string(),
    examId: z.string(),
  })

export const examAttachment = () => z.object({ id: z.string(), name: z.string(), mime: z.string(), bytes: z.number() })

export const helpEntry = () => z.object({ id: z.string(), section: z.string(), title: z.string(), summary: z.string() })

export const listExams = {
  summary: '考试列表',
  input: z.strictObject({
    t: optionalText('搜索词', 60),
    city: filterCode('城市'),
    kind: optionalOneOf('考试类别', examKinds),
    /** `open`: one can register; `coming`: not yet; `going`: between the two; `past`: scores are out. */
    stage: z._default(z.enum(['', 'coming', 'open', 'going', 'past']), ''),
    theme: filterCode('招聘项目'),
    ...paging(),
  }),
  output: z.extend(pageOf(examSummary()), {
    facets: z.object({
      kinds: z.array(z.object({ value: z.string(), count: z.number() })),
      cities: z.array(z.object({ value: z.string(), count: z.number() })),
      stages: z.array(z.object({ value: z.string(), count: z.number() })),
    }),
  }),
} satisfies Schemas

export const examInfo = {
  summary: '考试详情',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(examSummary(), {
    theme: z.object({ id: z.string(), title: z.string() }),
    phone: z.string(),
    /** Nobody checks before the fee is paid. */
    trusting: z.boolean(),
    leastRatio: z.number(),
    /** In fen, for each paper. */
    feePerPaper: z.number(),
    papers: z.array(examPaper()),
    /** The round in which one registers, and the one of choosing anew; '' for none. */
    roundId: z.string(),
    rechooseRoundId: z.string(),
    approved: z.number(),
    paid: z.number(),
    countedAt: z.nullable(z.number()),
    articles: z.array(examArticleSummary()),
    /** What seats are drawn with: its SHA-256 since registering closed, itself ('' before) once tickets are out; null while open. */
    seating: z.nullable(z.object({ hash: z.string(), seed: z.string() })),
  }),
} satisfies Schemas

export const listThemes = {
  summary: '招聘项目列表',
  input: z.strictObject({ kind: optionalOneOf('考试类别', examKinds), t: optionalText('搜索词', 60), ...paging() }),
  output: pageOf(themeSummary()),
} satisfies Schemas

export const themeInfo = {
  summary: '招聘项目详情',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(themeSummary(), {
    phone: z.string(),
    /** What the notice rules, said in words: ratio, shares of papers, ties, fees, refunds. */
    rules: z.array(z.object({ title: z.string(), words: z.string() })),
    exams: z.array(examSummary()),
    articles: z.array(examArticleSummary()),
    attachments: z.array(examAttachment()),
    /** Lists of its exams that hold, latest first. */
    lists: z.array(z.extend(examListSummary(), { exam: z.string() })),
    applied: z.number(),
    approved: z.number(),
    paid: z.number(),
    countedAt: z.nullable(z.number()),
  }),
} satisfies Schemas

export const examCalendar = {
  summary: '考试日历',
  input: z.strictObject({ from: day('开始日期'), until: day('结束日期') }),
  output: z.object({
    list: z.array(
      z.object({
        examId: z.string(),
        themeId: z.string(),
        title: z.string(),
        city: z.string(),
        what: z.enum(['registerFrom', 'registerUntil', 'payUntil', 'ticketFrom', 'examFrom', 'scoresAt']),
        at: z.number(),
      }),
    ),
  }),
} satisfies Schemas

export const listExamArticles = {
  summary: '考试公告列表',
  input: z.strictObject({
    type: optionalOneOf('公告类型', examNoticeType),
    city: filterCode('城市'),
    theme: filterCode('招聘项目'),
    exam: filterCode('考试'),
    /** Only those that were corrected. */
    corrected: flag(),
    t: optionalText('搜索词', 60),
    ...paging(),
  }),
  output: pageOf(examArticleSummary()),
} satisfies Schemas

export const examArticle = {
  summary: '考试公告正文',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(examArticleSummary(), {
    /** Sanitised by the service. */
    html: z.string(),
    /** Latest first. */
    corrections: z.array(correction()),
    attachments: z.array(examAttachment()),
    exam: z.nullable(examSummary()),
    theme: z.nullable(z.object({ id: z.string(), title: z.string() })),
    previous: z.nullable(examArticleSummary()),
    next: z.nullable(examArticleSummary()),
  }),
} satisfies Schemas

export const examGuide = {
  summary: '报考指南和帮助目录',
  input: nothing(),
  output: z.object({ steps: z.array(z.extend(helpEntry(), { html: z.string() })), help: z.array(helpEntry()) }),
} satisfies Schemas

export const examHelp = {
  summary: '报考帮助正文',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(helpEntry(), {
    html: z.string(),
    updatedAt: z.number(),
    related: z.array(helpEntry()),
  }),
} satisfies Schemas

export const listExamAttachments = {
  summary: '招聘项目的附件',
  input: z.strictObject({ theme: numericId() }),
  output: z.object({ list: z.array(examAttachment()) }),
} satisfies Schemas

export const downloadExamAttachment = {
  summary: '下载考试附件',
  input: z.strictObject({ id: numericId() }),
  output: z.unknown(),
} satisfies Schemas
