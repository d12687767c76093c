import { momentLabels } from '#contract/exam-timeline'
import type { ExamDate, ExamSummary } from '#contract/exams'
import { calendarText } from '#contract/rules/calendar'

/** What somebody may want to be reminded of. */
const dated = ['registerFrom', 'registerUntil', 'payUntil', 'ticketFrom', 'examFrom', 'scoresAt'] as const

/** The dates of one exam, as the calendar has them. */
export const datesOf = ({ id, themeId, title, city, timeline }: ExamSummary): ExamDate[] =>
  dated.map(what => ({ examId: id, themeId, title, city, what, at: timeline[what] }))

/** A calendar file of exam dates. The name of one does not change when it moves, so that a calendar moves it as well. */
export const calendarFile = (dates: readonly ExamDate[], now: number): string =>
  calendarText(
    'exams',
    dates.map(({ examId, title, what, at }) => ({
      name: `${examId}-${what}`,
      // A later file is a later version of the same entry.
      sequence: Math.floor(now / 1000) % 2_147_483_647,
      stampedAt: now,
      startsAt: at,
      title: `${momentLabels[what]}：${title}`,
      reminder: `${momentLabels[what]}：${title}`,
    })),
  )
