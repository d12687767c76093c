import type { InterviewSide, InterviewState } from '#contract/interviews'
import { inChina } from '../china-time.ts'

interface CalendarEntry {
  readonly id: string
  readonly state: InterviewState
  readonly sequence: number
  readonly job_title: string
  readonly company_name: string
  readonly candidate: string
  readonly place: string
  readonly contact: string
  readonly phone: string
  readonly note: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly stampedAt: Date
  readonly side: InterviewSide
}

const LINE_BYTES = 75

/** A text as RFC 5545 (3.3.11) takes it. */
const escaped = (value: string) => value.replace(/[\\;,]/g, mark => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')

/** Lines of at most 75 octets, the rest after a line break and a space (3.1); no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
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

const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')
const local = (at: Date) => inChina(at, 'YYYYMMDD[T]HHmmss')

const status = (state: InterviewState) => (state === 'cancelled' || state === 'declined' ? 'CANCELLED' : 'CONFIRMED')

/** An agreed interview as a calendar file (RFC 5545), in China's time, whose later versions replace the earlier ones. */
export function calendarOf(entry: CalendarEntry): string {
  const { side, job_title: job, company_name: company } = entry
  const summary = side === 'employer' ? `面试：${entry.candidate} · ${job}` : `面试：${company} · ${job}`
  const reached = `${entry.contact} ${entry.phone}`.trim()
  const details = [reached && `联系人：${reached}`, entry.note].filter(line => line !== '').join('\n')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jiangxi Talent Portal//Interviews//ZH',
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
    'BEGIN:VEVENT',
    `UID:${entry.id}@interviews.talent-portal`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stampedAt)}`,
    `DTSTART;TZID=Asia/Shanghai:${local(entry.startsAt)}`,
    `DTEND;TZID=Asia/Shanghai:${local(entry.endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    `DESCRIPTION:${escaped(details)}`,
    `STATUS:${status(entry.state)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
