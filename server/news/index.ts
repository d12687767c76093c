import { articleDetail, listArticles, listDeadlines } from '#contract/news'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import {
  countArticles,
  countJobsEnding,
  findNeighbours,
  listArticleRows,
  listEndingRows,
  type SummaryRow,
  viewArticle,
} from './queries.ts'
import { sanitise } from './sanitise.ts'

const toSummary = ({ id, kind, title, summary, source, published_at, expires_on }: SummaryRow) => ({
  id: String(id),
  kind,
  title,
  summary,
  source,
  publishedAt: Date.parse(published_at),
  expiresOn: expires_on ?? '',
})

const toTitle = (row: SummaryRow) => ({ ...toSummary(row), summary: '', source: '' })

const toDeadline = ({ id, title, expires_on }: SummaryRow) => ({ id: String(id), title, expiresOn: expires_on ?? '' })

/** Notices, examinations, policies and news, as everybody reads them. */
export const newsCalls = [
  serve(listArticles, async ({ kind, t, brief, ...paging }, { db, now }) => {
    const what = { kind, words: t.split(/\s+/).filter(word => word !== ''), now }
    const rows = await listArticleRows(db, what, sliceOf(paging))
    return exactPage(rows.map(brief ? toTitle : toSummary), await countArticles(db, what), paging)
  }),

  serve(articleDetail, async ({ id }, { db, now }) => {
    const row = await viewArticle(db, id, now)
    if (!row) throw notFound()
    const { previous, next } = await findNeighbours(db, row, now)
    return {
      ...toSummary(row),
      html: sanitise(row.html),
      editor: row.editor,
      viewCount: row.view_count,
      previous: previous ? toSummary(previous) : null,
      next: next ? toSummary(next) : null,
    }
  }),

  serve(listDeadlines, async ({ size }, { db, now }) => {
    const today = chinaDay(now)
    const rows = await listEndingRows(db, today, now, size)
    return { today, list: rows.map(toDeadline), jobsEndingToday: await countJobsEnding(db, today) }
  }),
]
