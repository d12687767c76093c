import {
  articleDetail,
  downloadAttachment,
  listArticles,
  listArticlesByType,
  listColumns,
  listDeadlines,
  listNews,
  newsInfo,
} from '#contract/news'
import { articleTypeList, commonKinds } from '#contract/reference/article-types'
import { chinaDay } from '../clock.ts'
import { endingsOf } from '../exams/endings.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { openingsOf } from '../job-fairs/openings.ts'
import { hiderOf } from '../jobs/queries/search.ts'
import { isFirstLook } from '../looks.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { wordsOf } from '../words.ts'
import { bodyOf, surroundingsOf } from './article.ts'
import { countView, findArticle, findAttachment } from './article-queries.ts'
import {
  countArticles,
  countJobsEnding,
  listArticleRows,
  listColumnRows,
  listEndingRows,
  type Wanted,
} from './queries.ts'
import { type SummaryRow, toSummary } from './rows.ts'

const toTitle = (row: SummaryRow) => ({ ...toSummary(row), summary: '', source: '' })

const toDeadline = ({ id, title, expires_on }: SummaryRow) => ({ id: String(id), title, expiresOn: expires_on ?? '' })

const newsKinds = ['news', 'group'] as const

const types = articleTypeList.map(({ value }) => value)

/** Notices, examinations, policies and news, as everybody reads them. */
export const newsCalls = [
  serve(listArticles, async ({ kind, t, brief, city, ...paging }, { db, now }) => {
    const asked = { kinds: kind === '' ? commonKinds : [kind], words: wordsOf(t), now }
    const pageOf = async (what: Wanted) => {
      const rows = await listArticleRows(db, what, sliceOf(paging))
      return exactPage(rows.map(brief ? toTitle : toSummary), await countArticles(db, what), paging)
    }
    if (city === '') return pageOf(asked)
    const own = await pageOf({ ...asked, city })
    return own.total > 0 ? own : { ...(await pageOf({ ...asked, city: '' })), instead: true as const }
  }),

  serve(listArticlesByType, async ({ typeId, t, ...paging }, { db, now }) => {
    const what = { typeId, words: wordsOf(t), now }
    const rows = await listArticleRows(db, what, sliceOf(paging))
    return exactPage(rows.map(toSummary), await countArticles(db, what), paging)
  }),

  serve(listColumns, async ({ size }, { db, now }) => {
    const groups = Map.groupBy(await listColumnRows(db, types, size, now), ({ type_id }) => type_id)
    return { columns: [...groups].map(([typeId, rows]) => ({ typeId, list: rows.map(toTitle) })) }
  }),

  serve(articleDetail, async ({ id }, context) => {
    const { db, now } = context
    const row = await findArticle(db, id, now)
    if (!row) throw notFound()
    const looks = (await isFirstLook(`article:${id}`, context)) ? await countView(db, id) : 0
    return {
      ...(await bodyOf(db, row, now)),
      viewCount: row.view_count + looks,
      ...(await surroundingsOf(db, row, now)),
    }
  }),

  serve(downloadAttachment, async ({ id }, { db, now }) => {
    const file = await findAttachment(db, id, now)
    if (!file) throw notFound()
    return new FileAnswer({ name: file.name, mime: file.mime, body: new Uint8Array(file.body) })
  }),

  serve(listNews, async ({ kind, typeId, headline, t, ...paging }, { db, now }) => {
    const what = { kinds: kind === '' ? newsKinds : [kind], typeId, headline, words: wordsOf(t), now }
    const rows = await listArticleRows(db, what, sliceOf(paging))
    const list = rows.map(row => ({ ...toSummary(row), typeId: row.type_id, cover: row.cover }))
    return exactPage(list, await countArticles(db, what), paging)
  }),

  serve(newsInfo, async ({ id }, { db, now }) => {
    const row = await findArticle(db, id, now)
    if (!row) throw notFound()
    return bodyOf(db, row, now)
  }),

  serve(listDeadlines, async ({ size, city }, { db, user, now }) => {
    const today = chinaDay(now)
    const rows = await listEndingRows(db, { today, city }, now, size)
    const jobsEndingToday = await countJobsEnding(db, { today, city, hiddenBy: await hiderOf(db, user) })
    const [exams, fairs] = [await endingsOf(db, city, now, size), await openingsOf(db, city, now, size)]
    return { today, list: rows.map(toDeadline), exams, fairs, jobsEndingToday }
  }),
]
