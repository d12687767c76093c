import type { ExamTicket } from '#contract/exam-tickets'
import { timeOf } from './moments.ts'

const LINE_BYTES = 75
const CHINA = 8 * 3_600_000
const utf8 = new TextEncoder()

/** A text as RFC 5545 (3.3.11) takes it. */
const escaped = (value: string) => value.replace(/[\\;,]/g, mark => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')

/** Lines of at most 75 octets, the rest after a line break and a space (3.1); no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const { length } = utf8.encode(character)
    if (bytes + length > LINE_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += length
  }
  return [...parts, part].join('\r\n')
}

const compact = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
/** China's clock, without the Z of Greenwich. */
const local = (at: number) => compact(at + CHINA).slice(0, -1)

/** The papers of a ticket as a calendar file (RFC 5545) in China's time; a revised ticket replaces the entries of the one before. */
export function calendarOf(ticket: ExamTicket): string {
  const { id, stage, exam, papers, site, room, seat, revision, issuedAt } = ticket
  const events = papers.flatMap(({ code, title, startsAt, endsAt, entryUntil }) => [
    'BEGIN:VEVENT',
    `UID:${id}-${stage}-${code}@exam-tickets.talent-portal`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${compact(issuedAt)}`,
    `DTSTART;TZID=Asia/Shanghai:${local(startsAt)}`,
    `DTEND;TZID=Asia/Shanghai:${local(endsAt)}`,
    `SUMMARY:${escaped(`考试：${title}`)}`,
    `LOCATION:${escaped(`${site.name}，${site.address}`)}`,
    `DESCRIPTION:${escaped(
      [exam.title, `考场 ${room}，座位 ${seat}`, `${timeOf(entryUntil)} 后不能入场，请带准考证和身份证`, site.transit]
        .filter(line => line !== '')
        .join('\n'),
    )}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escaped(`明天考试：${title}`)}`,
    'END:VALARM',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jiangxi Talent Portal//Exam tickets//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Shanghai',
    'BEGIN:STANDARD',
    'DTSTART:19910915T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
