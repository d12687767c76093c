import { examCalendar, examInfo, listExams, listThemes, themeInfo } from '#contract/exams'
import { addDays, startOfChinaDay } from '../china-time.ts'
import { publishedLists } from '../exam-lists/index.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { wordsOf } from '../words.ts'
import { listArticlesOfExam, listArticlesOfTheme, listAttachmentsOfTheme } from './article-queries.ts'
import { toArticle } from './articles.ts'
import { figuresOf, sumOf } from './figures.ts'
import {
  countExams,
  countThemes,
  type ExamCountRow,
  findExam,
  findTheme,
  listDates,
  listExamRows,
  listPapers,
  listThemeRows,
} from './queries.ts'
import { toExamSummary, toThemeSummary } from './rows.ts'
import { examSummaries } from './summaries.ts'

type Choice = 'kind' | 'city' | 'phase'
const choices = ['kind', 'city', 'phase'] as const

/** Counts by one choice among what the others leave. */
function facetOf(rows: readonly ExamCountRow[], of: Choice, chosen: Readonly<Record<Choice, string>>) {
  const left = rows.filter(row => choices.every(one => one === of || chosen[one] === '' || chosen[one] === row[one]))
  return [...Map.groupBy(left, row => row[of])].map(([value, same]) => ({
    value,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }))
}

/** Exams and recruitments, as everybody reads them. */
export const examReadCalls = [
  serve(listExams, async ({ t, city, kind, stage, theme, ...paging }, context) => {
    const { db, now } = context
    const what = { words: wordsOf(t), city, kind, stage, theme }
    const rows = await listExamRows(db, what, sliceOf(paging), now)
    const counts = await countExams(db, what, now)
    const chosen = { kind, city, phase: stage }
    const stages = facetOf(counts, 'phase', chosen)
    const total = stages.filter(({ value }) => stage === '' || value === stage).reduce((sum, one) => sum + one.count, 0)
    const figures = await figuresOf(context)
    return {
      ...exactPage(
        rows.map(row => toExamSummary(row, figures(row.id), now)),
        total,
        paging,
      ),
      facets: { kinds: facetOf(counts, 'kind', chosen), cities: facetOf(counts, 'city', chosen), stages },
    }
  }),

  serve(examInfo, async ({ id }, context) => {
    const { db, now } = context
    const row = await findExam(db, id, now)
    if (!row) throw notFound()
    const figures = (await figuresOf(context))(row.id)
    const papers = await listPapers(db, row.id)
    return {
      ...toExamSummary(row, figures, now),
      theme: { id: String(row.theme_id), title: row.theme_title },
      phone: row.phone,
      trusting: row.trusting,
      leastRatio: row.least_ratio,
      feePerPaper: row.fee_per_paper,
      papers: papers.map(({ code, title, starts_at, ends_at, entry_until, full_marks }) => ({
        code,
        title,
        startsAt: Date.parse(starts_at),
        endsAt: Date.parse(ends_at),
        entryUntil: Date.parse(entry_until),
        fullMarks: full_marks,
      })),
      roundId: String(row.round_id),
      rechooseRoundId: row.rechoose_id === null ? '' : String(row.rechoose_id),
      approved: figures.approved,
      paid: figures.paid,
      countedAt: figures.countedAt,
      articles: (await listArticlesOfExam(db, row, now)).map(toArticle),
      seating: row.seating_hash === null ? null : { hash: row.seating_hash, seed: row.seating_seed ?? '' },
    }
  }),

  serve(listThemes, async ({ t, kind, ...paging }, context) => {
    const { db, now } = context
    const what = { words: wordsOf(t), kind }
    const rows = await listThemeRows(db, what, sliceOf(paging), now)
    const figures = await figuresOf(context)
    return exactPage(
      rows.map(row => toThemeSummary(row, sumOf(row.exam_ids.map(figures)), now)),
      await countThemes(db, what, now),
      paging,
    )
  }),

  serve(themeInfo, async ({ id }, context) => {
    const { db, now } = context
    const row = await findTheme(db, id, now)
    if (!row) throw notFound()
    const figures = await figuresOf(context)
    const sum = sumOf(row.exam_ids.map(figures))
    const exams = await examSummaries(row.exam_ids, context)
    const { applied, approved, paid, countedAt } = sum
    return {
      ...toThemeSummary(row, sum, now),
      phone: row.phone,
      rules: row.rules,
      exams: [...exams.values()],
      articles: (await listArticlesOfTheme(db, row.theme_id, now)).map(toArticle),
      attachments: (await listAttachmentsOfTheme(db, id)).map(file => ({ ...file, id: String(file.id) })),
      lists: await publishedLists(db, row.exam_ids),
      applied,
      approved,
      paid,
      countedAt,
    }
  }),

  serve(examCalendar, async ({ from, until }, { db, now }) => {
    const rows = await listDates(db, startOfChinaDay(from), startOfChinaDay(addDays(until, 1)), now)
    return {
      list: rows.map(({ exam_id, theme_id, title, city, what, at }) => ({
        examId: String(exam_id),
        themeId: String(theme_id),
        title,
        city,
        what,
        at: Date.parse(at),
      })),
    }
  }),
]
