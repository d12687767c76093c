import {
  downloadExamAttachment,
  examArticle,
  examGuide,
  examHelp,
  listExamArticles,
  listExamAttachments,
} from '#contract/exams'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sanitise } from '../news/sanitise.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { wordsOf } from '../words.ts'
import {
  countArticles,
  findArticle,
  findAttachment,
  findNeighbours,
  listArticleRows,
  listAttachmentsOfArticle,
  listAttachmentsOfTheme,
} from './article-queries.ts'
import { toArticle } from './articles.ts'
import { figuresOf } from './figures.ts'
import { findHelp, type HelpRow, listAnswers, listRelated, listSteps } from './help-queries.ts'
import { findExam, findTheme } from './queries.ts'
import { toExamSummary } from './rows.ts'

const RELATED = 5

const toHelp = ({ id, section, title, summary }: HelpRow) => ({ id: String(id), section, title, summary })

/** Notices of exams with what was corrected, the guide, and what can be taken along. */
export const examArticleCalls = [
  serve(listExamArticles, async ({ t, type, city, theme, exam, corrected, ...paging }, { db, now }) => {
    const what = { words: wordsOf(t), type, city, theme, exam, corrected }
    const rows = await listArticleRows(db, what, sliceOf(paging), now)
    return exactPage(rows.map(toArticle), await countArticles(db, what, now), paging)
  }),

  serve(examArticle, async ({ id }, context) => {
    const { db, now } = context
    const row = await findArticle(db, id, now)
    if (!row) throw notFound()
    const exam = row.exam_id === null ? undefined : await findExam(db, String(row.exam_id), now)
    const { previous, next } = await findNeighbours(db, row, now)
    const files = row.theme_id === null ? [] : await listAttachmentsOfArticle(db, row)
    return {
      ...toArticle(row),
      html: sanitise(row.html),
      corrections: row.corrections,
      attachments: files.map(file => ({ ...file, id: String(file.id) })),
      exam: exam ? toExamSummary(exam, (await figuresOf(context))(exam.id), now) : null,
      theme: row.theme_id === null ? null : { id: String(row.theme_id), title: row.theme_title ?? '' },
      previous: previous ? toArticle(previous) : null,
      next: next ? toArticle(next) : null,
    }
  }),

  serve(examGuide, async (_, { db }) => ({
    steps: (await listSteps(db)).map(row => ({ ...toHelp(row), html: sanitise(row.html) })),
    help: (await listAnswers(db)).map(toHelp),
  })),

  serve(examHelp, async ({ id }, { db }) => {
    const row = await findHelp(db, id)
    if (!row) throw notFound()
    return {
      ...toHelp(row),
      html: sanitise(row.html),
      updatedAt: Date.parse(row.updated_at),
      related: (await listRelated(db, row, RELATED)).map(toHelp),
    }
  }),

  serve(listExamAttachments, async ({ theme }, { db, now }) => {
    if (!(await findTheme(db, theme, now))) throw notFound()
    return { list: (await listAttachmentsOfTheme(db, theme)).map(file => ({ ...file, id: String(file.id) })) }
  }),

  serve(downloadExamAttachment, async ({ id }, { db, now }) => {
    const file = await findAttachment(db, id, now)
    if (!file) throw notFound()
    return new FileAnswer({ name: file.name, mime: file.mime, body: new Uint8Array(file.content) })
  }),
]
