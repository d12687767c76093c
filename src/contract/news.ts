import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/news.ts'

export { type ArticleKind, articleKinds } from './reference/article-types.ts'

export type ArticleSummary = z.output<ReturnType<typeof schemas.articleSummary>>

export type Attachment = z.output<ReturnType<typeof schemas.attachment>>

export type ArticleBody = z.output<ReturnType<typeof schemas.articleBody>>

export type Article = z.output<ReturnType<typeof schemas.article>>

export const listArticles = endpoint<typeof schemas.listArticles>({
  method: 'GET',
  path: '/articles/list',
  access: 'public',
})

export const listArticlesByType = endpoint<typeof schemas.listArticlesByType>({
  method: 'GET',
  path: '/articles/listByTypeId',
  access: 'public',
})

/** The newest titles of every column that has any. */
export const listColumns = endpoint<typeof schemas.listColumns>({
  method: 'GET',
  path: '/articles/columns',
  access: 'public',
})

export const articleDetail = endpoint<typeof schemas.articleDetail>({
  method: 'GET',
  path: '/articles/getInfo',
  access: 'public',
})

export const downloadAttachment = endpoint<typeof schemas.downloadAttachment>({
  method: 'GET',
  path: '/articles/attachment',
  access: 'public',
  answer: 'binary',
})

export type NewsSummary = z.output<ReturnType<typeof schemas.newsSummary>>

/** News with their pictures: the headlines of the news centre, and the group's own news. */
export const listNews = endpoint<typeof schemas.listNews>({
  method: 'GET',
  path: '/news/list',
  access: 'public',
})

/** One article for print and for partners who show it elsewhere: without neighbours, and not counted as a look. */
export const newsInfo = endpoint<typeof schemas.newsInfo>({
  method: 'GET',
  path: '/news/info',
  access: 'public',
})

export type Deadline = z.output<ReturnType<typeof schemas.deadline>>

/** What ends soon: today's and the next days' last dates, soonest first. */
export const listDeadlines = endpoint<typeof schemas.listDeadlines>({
  method: 'GET',
  path: '/articles/deadlines',
  access: 'public',
})
