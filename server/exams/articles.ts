import type { ExamArticleSummary } from '#contract/exams'
import type { ArticleRow } from './article-queries.ts'

const idOf = (id: number | null) => (id === null ? '' : String(id))

export const toArticle = (row: ArticleRow): ExamArticleSummary => ({
  id: String(row.id),
  type: row.type,
  title: row.title,
  summary: row.summary,
  city: row.city,
  source: row.source,
  publishedAt: Date.parse(row.published_at),
  correctedAt: row.corrections[0]?.at ?? null,
  themeId: idOf(row.theme_id),
  examId: idOf(row.exam_id),
})
