import type { FairTicket } from '#contract/fair-visits'
import { calendarText } from '#contract/rules/calendar'
import { timeOf } from './moments.ts'

/**
 * What was decided about the fair stands before its name, because not every calendar shows a status. Either way its day is
 * taken back: calendars keep what is tentative in its place.
 */
const prefixes = { postponed: '【已延期】', cancelled: '【已取消】' } as const

/**
 * A ticket's half hour as a calendar file; a later revision, or a change of the fair, replaces the entry before. Of a fair
 * that is not held then, it says so in the place of that entry.
 */
export function calendarOf({ fair, slot, revision, changedAt, shortCode }: FairTicket): string {
  const prefix = fair.phase === 'postponed' || fair.phase === 'cancelled' ? prefixes[fair.phase] : ''
  return calendarText('fair-tickets', [
    {
      name: fair.id,
      sequence: revision + fair.sequence,
      stampedAt: changedAt,
      startsAt: slot.from,
      endsAt: slot.until,
      title: `${prefix}招聘会入场：${fair.title}`,
      place: [fair.venue, fair.address].filter(words => words !== '').join('，'),
      details: [
        fair.phase === 'postponed' && '这是原定的时间，新的日期待定。',
        prefix && fair.reason,
        `入场短码 ${shortCode}`,
        `招聘会到 ${timeOf(fair.closesAt)} 结束，入场后可以一直逛`,
        fair.transit,
      ]
        .filter(Boolean)
        .join('\n'),
      status: prefix ? 'CANCELLED' : 'CONFIRMED',
      ...(!prefix && { reminder: `明天参加招聘会：${fair.title}` }),
    },
  ])
}
