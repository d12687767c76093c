import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { numericId, optionalText, pageOf, paging, wholeNumber } from './fields.ts'

export const articleKinds = ['notice', 'exam', 'policy', 'news'] as const
export type ArticleKind = (typeof articleKinds)[number]

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

const article = () =>
  z.extend(articleSummary(), {
    /** Sanitised by the service. */
    html: z.string(),
    editor: z.string(),
    viewCount: z.number(),
    previous: z.nullable(articleSummary()),
    next: z.nullable(articleSummary()),
  })
export type Article = z.output<ReturnType<typeof article>>

export const listArticles = endpoint({
  method: 'GET',
  path: '/articles/list',
  summary: '公告、政策与资讯列表',
  access: 'public',
  input: z.strictObject({
    kind: z._default(z.enum(['', ...articleKinds]), ''),
    t: optionalText('搜索词', 60),
    /** 1: for a list of titles; summaries and sources stay empty. */
    brief: z._default(z.enum(['', '1']), ''),
    ...paging(),
  }),
  output: pageOf(articleSummary()),
})

export const articleDetail = endpoint({
  method: 'GET',
  path: '/articles/getInfo',
  summary: '公告、政策与资讯正文',
  access: 'public',
  input: z.strictObject({ id: numericId() }),
  output: article(),
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
  input: z.strictObject({ size: z._default(wholeNumber('条数', 1, 12), 6) }),
  output: z.object({
    /** Today in China, YYYY-MM-DD, by the service's clock. */
    today: z.string(),
    list: z.array(deadline()),
    /** Open jobs whose posting ends today. */
    jobsEndingToday: z.number(),
  }),
})
