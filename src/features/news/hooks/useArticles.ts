import { type ArticleKind, articleDetail, listArticles, newsInfo } from '#contract/news'
import { useCall } from '#platform/call'

/** What a list of articles is asked for. */
export interface ArticleSearch {
  kind: ArticleKind | ''
  t: string
  /** Code of one of the province's cities; '' for all of them. */
  city: string
  page: number
}

export function useArticles(search: ArticleSearch) {
  const { data, ...state } = useCall(listArticles, search, { keepPreviousData: true })
  return { articles: data, ...state }
}

export function useArticle(id: string) {
  const { data, ...state } = useCall(articleDetail, { id })
  return { article: data, ...state }
}

/** The same article for print and partners; reading it so is not counted. */
export function useArticleTemplate(id: string) {
  const { data, ...state } = useCall(newsInfo, { id })
  return { article: data, ...state }
}
