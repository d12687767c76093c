import type { ExamStage, ExamTimeline } from '#contract/exam-timeline'
import { DAY } from '../moments.ts'

const WEEK = 7 * DAY

/** What ends a stage; nothing ends the last. */
const endOf: Readonly<Record<ExamStage, keyof ExamTimeline | null>> = {
  announced: 'registerFrom',
  registering: 'registerUntil',
  reviewing: 'reviewUntil',
  paying: 'payUntil',
  arranging: 'ticketFrom',
  printing: 'examFrom',
  sitting: 'examUntil',
  scoring: 'scoresAt',
  // What one can do with scores is to have them checked again.
  scored: 'recheckUntil',
  closed: null,
}

/**
 * By how many whole weeks an exam goes forward so that it stays in its stage for another day at least; 0 while it does
 * anyway. Whole weeks keep every moment on its day of the week and its hour.
 */
export function weeksToMove(stage: ExamStage, timeline: ExamTimeline, now: number): number {
  const end = endOf[stage]
  return end === null ? 0 : Math.max(0, Math.floor((now + DAY - timeline[end]) / WEEK) + 1)
}

const later = (at: number, weeks: number) => at + weeks * WEEK

/** All moments so many weeks later. */
export const movedTimeline = (timeline: ExamTimeline, weeks: number): ExamTimeline => ({
  publishedAt: later(timeline.publishedAt, weeks),
  registerFrom: later(timeline.registerFrom, weeks),
  registerUntil: later(timeline.registerUntil, weeks),
  reviewUntil: later(timeline.reviewUntil, weeks),
  waiverUntil: later(timeline.waiverUntil, weeks),
  payUntil: later(timeline.payUntil, weeks),
  ticketFrom: later(timeline.ticketFrom, weeks),
  ticketUntil: later(timeline.ticketUntil, weeks),
  examFrom: later(timeline.examFrom, weeks),
  examUntil: later(timeline.examUntil, weeks),
  scoresAt: later(timeline.scoresAt, weeks),
  recheckUntil: later(timeline.recheckUntil, weeks),
  closedAt: later(timeline.closedAt, weeks),
})

/** Papers of an exam so many weeks later. */
export const movedPapers = <
  Paper extends { readonly startsAt: number; readonly endsAt: number; readonly entryUntil: number },
>(
  papers: readonly Paper[],
  weeks: number,
) =>
  papers.map(paper => ({
    ...paper,
    startsAt: later(paper.startsAt, weeks),
    endsAt: later(paper.endsAt, weeks),
    entryUntil: later(paper.entryUntil, weeks),
  }))
