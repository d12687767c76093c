import type { FairTicket } from '#contract/fair-visits'
import { calendarText } from '#contract/rules/calendar'
import { timeOf } from './moments.ts'

/** A ticket's half hour as a calendar file; a later revision, or a change of the fair, replaces the entry before. */
export const calendarOf = ({ fair, slot, revision, changedAt, shortCode }: FairTicket): string =>
  calendarText('fair-tickets', [
    {
      name: fair.id,
      sequence: revision + fair.sequence,
      stampedAt: changedAt,
      startsAt: slot.from,
      endsAt: slot.until,
      title: `招聘会入场：${fair.title}`,
      place: [fair.venue, fair.address].filter(words => words !== '').join('，'),
      details: [`入场短码 ${shortCode}`, `招聘会到 ${timeOf(fair.closesAt)} 结束，入场后可以一直逛`, fair.transit]
        .filter(words => words !== '')
        .join('\n'),
      reminder: `明天参加招聘会：${fair.title}`,
    },
  ])
