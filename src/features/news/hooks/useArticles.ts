import { useRead } from '#platform/call'
import { articleRead, articlesRead, articleTemplateRead } from '../reads.ts'

export function useArticles() {
  const { data, ...state } = useRead(articlesRead)
  return { articles: data, ...state }
}

export function useArticle() {
  const { data, ...state } = useRead(articleRead)
  return { article: data, ...state }
}

/** The same article for print and partners; reading it so is not counted. */
export function useArticleTemplate() {
  const { data, ...state } = useRead(articleTemplateRead)
  return { article: data, ...state }
}
