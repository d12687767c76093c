import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { examEndings } from '../exam-timeline.ts'
import {
  filterCode,
  flag,
  numericId,
  oneOf,
  optionalOneOf,
  optionalText,
  pageOf,
  paging,
  wholeNumber,
} from '../fields.ts'
import { articleKinds, articleTypeList } from '../reference/article-types.ts'
import { clause, regulationFacts } from './regulations.ts'

export const articleSummary = () =>
  z.object({
    id: z.string(),
    kind: z.enum(articleKinds),
    title: z.string(),
    summary: z.string(),
    source: z.string(),
    publishedAt: z.number(),
    /** Last day that it is about, YYYY-MM-DD; '' for none. */
    expiresOn: z.string(),
  })

export const attachment = () => z.object({ id: z.string(), name: z.string(), mime: z.string(), bytes: z.number() })

/** What an article is, wherever it is read: on its page and in the print template. */
export const articleBody = () =>
  z.extend(articleSummary(), {
    typeId: z.string(),
    /** Sanitised by the service. */
    html: z.string(),
    editor: z.string(),
    keywords: z.array(z.string()),
    attachments: z.array(attachment()),
    /** Set where the article is a rule; its clauses then follow the text. */
    regulation: z.nullable(z.extend(regulationFacts(), { clauses: z.array(clause()) })),
  })

export const article = () =>
  z.extend(articleBody(), {
    viewCount: z.number(),
    previous: z.nullable(articleSummary()),
    next: z.nullable(articleSummary()),
    /** Newest of the same column, of the same city first. */
    related: z.array(articleSummary()),
    /** The rule that this article explains. */
    explains: z.nullable(articleSummary()),
    /** Articles that explain this rule. */
    interpretations: z.array(articleSummary()),
  })

export const listArticles = {
  summary: '公告、政策与资讯列表',
  input: z.strictObject({
    /** '': of all kinds but the group's own news. */
    kind: z._default(z.enum(['', ...articleKinds]), ''),
    t: optionalText('搜索词', 60),
    /** 1: for a list of titles; summaries and sources stay empty. */
    brief: z._default(z.enum(['', '1']), ''),
    /** Those of one city alone; where it has none, those of the whole province. */
    city: filterCode('城市'),
    ...paging(),
  }),
  output: z.extend(pageOf(articleSummary()), {
    /** The city that was asked for has none: these are the whole province's. */
    instead: z.optional(z.literal(true)),
  }),
} satisfies Schemas

export const listArticlesByType = {
  summary: '按栏目读取文章',
  input: z.strictObject({ typeId: oneOf('栏目', articleTypeList), t: optionalText('搜索词', 60), ...paging() }),
  output: pageOf(articleSummary()),
} satisfies Schemas

export const listColumns = {
  summary: '资讯中心各栏目最新标题',
  input: z.strictObject({ size: z._default(wholeNumber('条数', 1, 10), 5) }),
  output: z.object({ columns: z.array(z.object({ typeId: z.string(), list: z.array(articleSummary()) })) }),
} satisfies Schemas

export const articleDetail = {
  summary: '公告、政策与资讯正文',
  input: z.strictObject({ id: numericId() }),
  output: article(),
} satisfies Schemas

export const downloadAttachment = {
  summary: '下载文章附件',
  input: z.strictObject({ id: numericId() }),
  output: z.unknown(),
} satisfies Schemas

export const newsSummary = () =>
  z.extend(articleSummary(), {
    typeId: z.string(),
    /** Address of a picture of 16:9; '' for none. */
    cover: z.string(),
  })

export const listNews = {
  summary: '新闻列表（含题图）',
  input: z.strictObject({
    kind: z._default(z.enum(['', 'news', 'group']), ''),
    typeId: optionalOneOf('栏目', articleTypeList),
    headline: flag(),
    t: optionalText('搜索词', 60),
    ...paging(),
  }),
  output: pageOf(newsSummary()),
} satisfies Schemas

export const newsInfo = {
  summary: '文章（打印与转载模板）',
  input: z.strictObject({ id: numericId() }),
  output: articleBody(),
} satisfies Schemas

/** What ends, and when: as much as a line of the first page says. */
export const deadline = () => z.pick(articleSummary(), { id: true, title: true, expiresOn: true })

export const listDeadlines = {
  summary: '今日与近期截止',
  input: z.strictObject({
    size: z._default(wholeNumber('条数', 1, 12), 6),
    /** What concerns one city: its own and what is the whole province's. */
    city: filterCode('城市'),
  }),
  output: z.object({
    /** Today in China, YYYY-MM-DD, by the service's clock. */
    today: z.string(),
    list: z.array(deadline()),
    /** What of exams ends within a week, the nearest first. */
    exams: z.array(
      z.object({
        examId: z.string(),
        themeId: z.string(),
        title: z.string(),
        what: z.enum(examEndings),
        at: z.number(),
      }),
    ),
    /** Fairs that open within three days, the nearest first. */
    fairs: z.array(z.object({ fairId: z.string(), title: z.string(), opensAt: z.number() })),
    /** Open jobs whose posting ends today. */
    jobsEndingToday: z.number(),
  }),
} satisfies Schemas
