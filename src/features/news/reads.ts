import { listAdsByAlias } from '#contract/ads'
import { articleDetail, listArticles, listArticlesByType, listColumns, listNews, newsInfo } from '#contract/news'
import { listRegulations } from '#contract/regulations'
import { idIn, read } from '#platform/routing'
import { articleSearch } from './model/article-search.ts'
import { columnSearchOf, FIRST_COLUMN } from './model/column-search.ts'
import { regulationSearch } from './model/regulation-search.ts'

export const headlinesRead = read(listNews, () => ({ headline: '1', pageSize: 5 }))

/** The latest of every column. */
export const columnsRead = read(listColumns, () => ({ size: 4 }))

export const bannersRead = read(listAdsByAlias, () => ({ alias: 'consultation' }))

/** One column of the news. */
export const columnRead = read(
  listArticlesByType,
  ({ query }) => {
    const { type, ...search } = columnSearchOf(query)
    return { ...search, typeId: type || FIRST_COLUMN }
  },
  { keepPreviousData: true },
)

/** News of companies, of one column or of all. */
export const companyNewsRead = read(
  listNews,
  ({ query }) => {
    const { type: typeId, ...search } = columnSearchOf(query, 'group')
    return { ...search, kind: 'group', typeId }
  },
  { keepPreviousData: true },
)

export const regulationsRead = read(listRegulations, ({ query }) => regulationSearch.parse(query), {
  keepPreviousData: true,
})

export const articlesRead = read(listArticles, ({ query }) => articleSearch.parse(query), { keepPreviousData: true })

export const articleRead = read(articleDetail, idIn)

/** The same article for print and partners; reading it so is not counted. */
export const articleTemplateRead = read(newsInfo, idIn)
