import type { ExamTimeline } from '#contract/exam-timeline'
import { HOUR } from '../moments.ts'
import { type ExamDay, examToday } from './calendar.ts'
import { type PlannedExam, plannedExams } from './planned.ts'
import { timelineFor } from './timelines.ts'

interface ExamPaperPlan {
  readonly code: string
  readonly title: string
  readonly startsAt: number
  readonly endsAt: number
  readonly entryUntil: number
  /** In hundredths of a point. */
  readonly fullMarks: number
}

/** One exam of the sample content, its moments told from when it is loaded. */
export interface ExamPlan extends PlannedExam {
  readonly title: string
  readonly year: number
  readonly timeline: ExamTimeline
  readonly papers: readonly ExamPaperPlan[]
}

/** The ids by which the parts of the sample content know each other. */
export const sampleRoundId = (examId: number): number => examId
export const samplePositionId = (examId: number, n: number): number => examId * 100_000 + n
export const sampleSiteId = (examId: number, n: number): number => examId * 100 + n

const paperTitles = {
  institution: ['职业能力倾向测验', '综合应用能力'],
  support: ['职业能力倾向测验', '综合应用能力'],
  teacher: ['教育综合知识', '学科专业知识'],
} as const

const MINUTE = HOUR / 60

/** Back to back: ninety minutes and two hours, from nine. */
function papersOn(day: ExamDay, kind: PlannedExam['kind']): ExamPaperPlan[] {
  const [first, second] = paperTitles[kind]
  const paper = (code: string, title: string, from: number, until: number): ExamPaperPlan => ({
    code,
    title,
    startsAt: day.at(from),
    endsAt: day.at(until),
    entryUntil: day.at(from) + 5 * MINUTE,
    fullMarks: 15_000,
  })
  return [paper('A', first, 9, 10.5), paper('B', second, 10.5, 12.5)]
}

/** All exams of the sample content, in the order of their ids. */
export function examPlans(now: number): ExamPlan[] {
  const today = examToday(now)
  return plannedExams.map(exam => {
    const { timeline, paperDay } = timelineFor(exam, today)
    const year = Number(paperDay.day.slice(0, 4))
    return { ...exam, title: exam.titled(year), year, timeline, papers: papersOn(paperDay, exam.kind) }
  })
}
