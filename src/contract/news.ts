import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
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
} from './fields.ts'
import { articleKinds, articleTypeList } from './reference/article-types.ts'
import { clause, regulationFacts } from './regulations.ts'

export { type ArticleKind, articleKinds } from './reference/article-types.ts'

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
export type ArticleSummary = z.output<ReturnType<typeof articleSummary>>

const attachment = () => z.object({ id: z.string(), name: z.string(), mime: z.string(), bytes: z.number() })
export type Attachment = z.output<ReturnType<typeof attachment>>

/** What an article is, wherever it is read: on its page and in the print template. */
const articleBody = () =>
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
export type ArticleBody = z.output<ReturnType<typeof articleBody>>

const article = () =>
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
export type Article = z.output<ReturnType<typeof article>>

export const listArticles = endpoint({
  method: 'GET',
  path: '/articles/list',
  summary: '公告、政策与资讯列表',
  access: 'public',
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
})

export const listArticlesByType = endpoint({
  method: 'GET',
  path: '/articles/listByTypeId',
  summary: '按栏目读取文章',
  access: 'public',
  input: z.strictObject({ typeId: oneOf('栏目', articleTypeList), t: optionalText('搜索词', 60), ...paging() }),
  output: pageOf(articleSummary()),
})

/** The newest titles of every column that has any. */
export const listColumns = endpoint({
  method: 'GET',
  path: '/articles/columns',
  summary: '资讯中心各栏目最新标题',
  access: 'public',
  input: z.strictObject({ size: z._default(wholeNumber('条数', 1, 10), 5) }),
  output: z.object({ columns: z.array(z.object({ typeId: z.string(), list: z.array(articleSummary()) })) }),
})

export const articleDetail = endpoint({
  method: 'GET',
  path: '/articles/getInfo',
  summary: '公告、政策与资讯正文',
  access: 'public',
  input: z.strictObject({ id: numericId() }),
  output: article(),
})

export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/articles/attachment',
  summary: '下载文章附件',
  access: 'public',
  answer: 'binary',
  input: z.strictObject({ id: numericId() }),
  output: z.unknown(),
})

const newsSummary = () =>
  z.extend(articleSummary(), {
    typeId: z.string(),
    /** Address of a picture of 16:9; '' for none. */
    cover: z.string(),
  })
export type NewsSummary = z.output<ReturnType<typeof newsSummary>>

/** News with their pictures: the headlines of the news centre, and the group's own news. */
export const listNews = endpoint({
  method: 'GET',
  path: '/news/list',
  summary: '新闻列表（含题图）',
  access: 'public',
  input: z.strictObject({
    kind: z._default(z.enum(['', 'news', 'group']), ''),
    typeId: optionalOneOf('栏目', articleTypeList),
    headline: flag(),
    t: optionalText('搜索词', 60),
    ...paging(),
  }),
  output: pageOf(newsSummary()),
})

/** One article for print and for partners who show it elsewhere: without neighbours, and not counted as a look. */
export const newsInfo = endpoint({
  method: 'GET',
  path: '/news/info',
  summary: '文章（打印与转载模板）',
  access: 'public',
  input: z.strictObject({ id: numericId() }),
  output: articleBody(),
})

/** What ends, and when: as much as a line of the first page says. */
const deadline = () => z.pick(articleSummary(), { id: true, title: true, expiresOn: true })
export type Deadline = z.output<ReturnType<typeof deadline>>

/** What ends soon: today's and the next days' last dates, soonest first. */
export const listDeadlines = endpoint({
  method: 'GET',
  path: '/articles/deadlines',
  summary: '今日与近期截止',
  access: 'public',
  input: z.strictObject({
    size: z._default(wholeNumber('条数', 1, 12), 6),
    /** What concerns one city: its own and what is the whole province's. */
    city: filterCode('城市'),
  }),
  output: z.object({
    /** Today in China, YYYY-MM-DD, by the service's clock. */
    today: z.string(),
    list: z.array(deadline()),
    /** Open jobs whose posting ends today. */
    jobsEndingToday: z.number(),
  }),
})
