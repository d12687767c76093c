import type { FairTicket } from '#contract/fair-visits'
import { calendarText } from '#contract/rules/calendar'
import { timeOf } from './moments.ts'

/** What was decided about the fair stands before its name, because not every calendar shows a status. */
const changes = {
  postponed: { prefix: '【已延期】', status: 'TENTATIVE' },
  cancelled: { prefix: '【已取消】', status: 'CANCELLED' },
} as const

/**
 * A ticket's half hour as a calendar file; a later revision, or a change of the fair, replaces the entry before. Of a fair
 * that is not held then, it says so in the place of that entry.
 */
export function calendarOf({ fair, slot, revision, changedAt, shortCode }: FairTicket): string {
  const change = fair.phase === 'postponed' || fair.phase === 'cancelled' ? changes[fair.phase] : null
  return calendarText('fair-tickets', [
    {
      name: fair.id,
      sequence: revision + fair.sequence,
      stampedAt: changedAt,
      startsAt: slot.from,
      endsAt: slot.until,
      title: `${change?.prefix ?? ''}招聘会入场：${fair.title}`,
      place: [fair.venue, fair.address].filter(words => words !== '').join('，'),
      details: [
        fair.phase === 'postponed' && '这是原定的时间，新的日期待定。',
        change && fair.reason,
        `入场短码 ${shortCode}`,
        `招聘会到 ${timeOf(fair.closesAt)} 结束，入场后可以一直逛`,
        fair.transit,
      ]
        .filter(Boolean)
        .join('\n'),
      ...(change ? { status: change.status } : { reminder: `明天参加招聘会：${fair.title}` }),
    },
  ])
}
