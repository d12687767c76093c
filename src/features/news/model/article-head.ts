import type { ArticleBody } from '#contract/news'
import { formatDate } from '#platform/dates'
import type { PageHead } from '#platform/head'
import { kindLabels } from './article-search.ts'
import { typeLabel } from './article-types.ts'

/** Metadata of a list page by the rules for government websites (国办发〔2017〕47号, annex). */
export const columnMeta = (name: string, description: string) => ({
  ColumnName: name,
  ColumnDescription: description,
  ColumnKeywords: `${name},就业,招聘,人才服务`,
  ColumnType: '信息公开',
})

/** What the page of an article says of it: to search engines, and to other government sites by their own names. */
export function articleHead(article: ArticleBody): PageHead {
  const { title, summary, source, editor, publishedAt, keywords } = article
  const column = typeLabel(article.typeId) || kindLabels[article.kind]
  return {
    title,
    description: summary,
    meta: {
      ArticleTitle: title,
      PubDate: formatDate(publishedAt, 'YYYY-MM-DD HH:mm:ss'),
      ContentSource: source,
      Author: editor,
      Keywords: (keywords.length > 0 ? keywords : [column]).join(','),
      Description: summary,
      ColumnName: column,
    },
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description: summary,
      datePublished: new Date(publishedAt).toISOString(),
      articleSection: column,
      keywords,
      author: { '@type': 'Organization', name: source },
      publisher: { '@type': 'Organization', name: source },
    },
  }
}
