import { useRead } from '#platform/call'
import type { ArticleListName } from '../model/article-search.ts'
import { articleRead, newestArticlesRead, newsRead, noticesRead } from '../reads.ts'

export function useArticles(list: ArticleListName) {
  const { data, ...state } = useRead(list === 'examNotices' ? noticesRead : newsRead)
  return { articles: data, ...state }
}

export function useNewestArticles() {
  const { data, ...state } = useRead(newestArticlesRead)
  return { articles: data?.list, ...state }
}

export function useArticle() {
  const { data, ...state } = useRead(articleRead)
  return { article: data, ...state }
}
