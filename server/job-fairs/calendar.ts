import { isOnline } from '#contract/fair-kinds'
import { pathTo } from '#contract/pages'
import { type CalendarEntry, type CalendarName, calendarText } from '#contract/rules/calendar'
import { FileAnswer } from '../http/file-answer.ts'
import type { CalendarRow } from './queries.ts'

/** What was decided about it stands before its name, because not every calendar shows a status. */
const prefixes = { planned: '', stopped: '', postponed: '【已延期】', cancelled: '【已取消】' } as const

/** A day that is off is taken back, since calendars keep what is tentative in its place; a new day confirms the same entry. */
const statuses = {
  planned: 'CONFIRMED',
  stopped: 'CONFIRMED',
  postponed: 'CANCELLED',
  cancelled: 'CANCELLED',
} as const satisfies Record<CalendarRow['state'], CalendarEntry['status']>

/** A fair as calendars keep it: its name never changes, and each change of the fair is a greater sequence. */
function entryOf(row: CalendarRow, origin: string): CalendarEntry {
  const page = new URL(pathTo('jobFair', { id: String(row.id) }), origin).href
  const details = [
    row.state === 'postponed' && '这是原定的时间，新的日期待定。',
    row.reason,
    row.summary,
    row.transit && `交通：${row.transit}`,
    `${row.organiser} ${row.phone}`.trim(),
    page,
  ]
  return {
    name: `fair-${row.id}`,
    sequence: row.sequence,
    stampedAt: Date.parse(row.changed_at),
    startsAt: Date.parse(row.opens_at),
    endsAt: Date.parse(row.closes_at),
    title: `${prefixes[row.state]}${row.title}`,
    place: isOnline(row.kind) ? '网上' : [row.venue, row.address].filter(Boolean).join('，'),
    details: details.filter(Boolean).join('\n'),
    status: statuses[row.state],
    ...(row.state === 'planned' && { reminder: row.title }),
  }
}

/** A calendar file of fairs; with a name, one that calendars subscribe to. */
export const calendarFile = (rows: readonly CalendarRow[], origin: string, name: string, feed?: CalendarName) =>
  new FileAnswer({
    body: new TextEncoder().encode(
      calendarText(
        'fairs',
        rows.map(row => entryOf(row, origin)),
        feed,
      ),
    ),
    name: `${name}.ics`,
    mime: 'text/calendar; charset=utf-8',
  })
