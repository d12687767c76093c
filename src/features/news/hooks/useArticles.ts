import { type ArticleKind, articleDetail, listArticles } from '#contract/news'
import { useCall } from '#platform/call'

/** What a list of articles is asked for. */
export interface ArticleSearch {
  kind: ArticleKind | ''
  t: string
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
