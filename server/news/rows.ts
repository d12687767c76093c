import type { ArticleKind } from '#contract/news'
import { sql } from '../db/sql.ts'

/** An article as lists show it. */
export interface SummaryRow {
  readonly id: number
  readonly kind: ArticleKind
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly published_at: string
  readonly expires_on: string | null
}

export const summaryColumns = sql`id, kind, title, summary, source, published_at, expires_on`

/** What people may see at `now`: neither a draft, nor withdrawn, nor dated later. */
export const isOut = (now: Date) => sql`status = 'published' and published_at <= ${now}`

export const toSummary = ({ id, kind, title, summary, source, published_at, expires_on }: SummaryRow) => ({
  id: String(id),
  kind,
  title,
  summary,
  source,
  publishedAt: Date.parse(published_at),
  expiresOn: expires_on ?? '',
})
