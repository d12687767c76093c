import type { OwnTalkSlot, TalkDrawState } from '#contract/fair-draws'
import { calendarText } from '#contract/rules/calendar'
import { formatDate, formatDateWithWeekday } from '#platform/dates'

interface Span {
  readonly from: number
  readonly until: number
}

/** The time of day in China: 09:00. */
export const timeOf = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

/** 09:00—09:15. */
export const hoursInWords = ({ from, until }: Span) => `${timeOf(from)}—${timeOf(until)}`

/** 2026-11-23 (周一) 09:00—09:15. */
export const spanInWords = (span: Span) => `${formatDateWithWeekday(span.from)} ${hoursInWords(span)}`

/** 2026-11-23 (周一) 09:00. */
export const momentInWords = (at: number) => `${formatDateWithWeekday(at)} ${timeOf(at)}`

/** Slots by days, in their order. */
export function byDay<Slot extends Span>(slots: readonly Slot[]): { day: string; slots: Slot[] }[] {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const day = formatDateWithWeekday(slot.from)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }))
}

/** What can be done now, in a sentence. */
export function stageInWords({ stage, phase, requestFrom, drawAt, perPerson, mostWishes }: TalkDrawState): string {
  switch (stage) {
    case 'ahead':
      return `${momentInWords(requestFrom)} 开始填报志愿。`
    case 'requesting':
      return `现在可以填报志愿，最多 ${mostWishes} 个，可随时修改；${momentInWords(drawAt)} 截止并抽签。`
    case 'due':
      return phase === 'stopped' ? '志愿填报已截止。招聘会暂停中，恢复后抽签。' : '志愿填报已截止，正在抽签。'
    case 'leftovers':
      return `已经抽签。空着的时段先到先得，每人最多 ${perPerson} 个。`
    case 'over':
      return '招聘会已结束。'
    case 'off':
      return phase === 'postponed' ? '招聘会已延期，确定新时间后继续。' : '招聘会已取消，交流时段作废。'
    default:
      return stage satisfies never
  }
}

/** How lots are drawn, for whoever is going to wish. */
export const rulesInWords = ({ perPerson }: Pick<TalkDrawState, 'perPerson'>): string =>
  `先抽所有人的第一志愿，再抽第二志愿，依次往后；同一志愿按种子与志愿编号的散列值排序。每人最多抽中 ${perPerson} 个，时间不重叠。`

/** One's own slot as a calendar file; a change of the fair replaces the entry before. */
export const calendarOf = (draw: TalkDrawState, slot: OwnTalkSlot, now: number): string =>
  calendarText('fair-talks', [
    {
      name: `${draw.fair}-${slot.id}`,
      sequence: draw.sequence,
      stampedAt: now,
      startsAt: slot.from,
      endsAt: slot.until,
      title: `在线交流：${slot.company}`,
      place: '网上',
      details: draw.title,
      reminder: `明天在线交流：${slot.company}`,
    },
  ])
