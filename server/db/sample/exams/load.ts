import { insertRows } from '../../bulk.ts'
import type { Queryable } from '../../db.ts'
import { isoOf } from '../moments.ts'
import { sampleExamArticles } from './articles.ts'
import { sampleAttachments } from './attachments.ts'
import { sampleExamHelp } from './help.ts'
import { type ExamPlan, examPlans } from './plan.ts'
import { samplePositions } from './positions.ts'
import { sampleRounds } from './rounds.ts'
import { sampleSites } from './sites.ts'
import { sampleThemes } from './themes.ts'

const toExam = ({ id, themeId, slug, title, city, year, organiser, phone, trusting, timeline }: ExamPlan) => ({
  id,
  theme_id: themeId,
  slug,
  title,
  city,
  year,
  organiser,
  phone,
  trusting,
  overdue: 'alarm',
  least_ratio: 3,
  ticket_from: isoOf(timeline.ticketFrom),
  ticket_until: isoOf(timeline.ticketUntil),
  exam_from: isoOf(timeline.examFrom),
  exam_until: isoOf(timeline.examUntil),
  scores_at: isoOf(timeline.scoresAt),
  recheck_until: isoOf(timeline.recheckUntil),
  closed_at: isoOf(timeline.closedAt),
  published_at: isoOf(timeline.publishedAt),
  sample: true,
})

const toPapers = ({ id, papers }: ExamPlan) =>
  papers.map(({ code, title, startsAt, endsAt, entryUntil, fullMarks }, at) => ({
    exam_id: id,
    code,
    place: at + 1,
    title,
    starts_at: isoOf(startsAt),
    ends_at: isoOf(endsAt),
    entry_until: isoOf(entryUntil),
    full_marks: fullMarks,
  }))

/** Public exams without their candidates: recruitments, positions, notices, guide, sites. */
export async function loadExams(tx: Queryable, now: number): Promise<void> {
  const plans = examPlans(now)
  const themes = sampleThemes(now, plans)
  await insertRows(tx, 'exam_themes', themes)
  await insertRows(tx, 'exams', plans.map(toExam))
  await insertRows(tx, 'exam_papers', plans.flatMap(toPapers))
  await insertRows(tx, 'exam_rounds', sampleRounds(plans))
  await insertRows(tx, 'exam_positions', plans.flatMap(samplePositions), { chunk: 2_500 })
  await insertRows(tx, 'exam_sites', plans.flatMap(sampleSites))
  await insertRows(tx, 'exam_articles', sampleExamArticles(plans, themes, now))
  await insertRows(tx, 'exam_attachments', await sampleAttachments(themes, plans, now))
  await insertRows(tx, 'exam_help', sampleExamHelp(now))
}
