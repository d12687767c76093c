import { momentLabels } from '#contract/exam-timeline'
import type { ExamDate, ExamSummary } from '#contract/exams'

/** What somebody may want to be reminded of. */
const dated = ['registerFrom', 'registerUntil', 'payUntil', 'ticketFrom', 'examFrom', 'scoresAt'] as const

/** The dates of one exam, as the calendar has them. */
export const datesOf = ({ id, themeId, title, city, timeline }: ExamSummary): ExamDate[] =>
  dated.map(what => ({ examId: id, themeId, title, city, what, at: timeline[what] }))

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const stamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const LINE = 75

/** Lines of 75 bytes at most, without a character torn (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let text = ''
  for (const character of line) {
    const length = encoder.encode(character).length
    if (bytes + length > LINE) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += length
  }
  return text
}

/** One date; its name does not change when the date moves, so that a calendar moves it as well. */
const entryOf = ({ examId, title, what, at }: ExamDate, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${examId}-${what}@exams.talent-portal`,
  // A later file is a later version of the same entry.
  `SEQUENCE:${Math.floor(now / 1000) % 2_147_483_647}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(at)}`,
  `SUMMARY:${escaped(`${momentLabels[what]}：${title}`)}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(`${momentLabels[what]}：${title}`)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
  'END:VEVENT',
]

/** A calendar file (RFC 5545) of exam dates. */
export const calendarFile = (dates: readonly ExamDate[], now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jiangxi Talent Portal//Exams//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...dates.flatMap(date => entryOf(date, now)),
    'END:VCALENDAR',
  ]
    .map(line => `${folded(line)}\r\n`)
    .join('')
