import type { FairAnswers, FinishedFairAnswers } from '#contract/fair-form'
import { changedTimeline, daysOf, momentFaults, timelineOf, usualDays } from '#contract/fair-form-moments'
import { isOnline } from '#contract/fair-kinds'
import type { FairTimeline } from '#contract/fair-timeline'
import { addDays, chinaDay } from '../../china-time.ts'
import { invalid } from '../../http/refusal.ts'
import { toTimeline } from '../../job-fairs/rows.ts'
import { isDistrictOf } from '../../places.ts'
import { toParagraphs, toWords } from './html.ts'
import type { FairValues, FormRow, SeriesRow } from './queries.ts'

type Partly = { [Name in keyof FairAnswers]: string | number | null }

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** A kept fair as its form. */
export const toAnswers = (row: FormRow): Partly => ({
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  notice: toWords(row.html),
  organiser: row.organiser,
  phone: row.phone,
  city: row.city,
  district: row.district,
  venue: row.venue,
  address: row.address,
  transit: row.transit,
  capacity: row.capacity,
  boothFee: Math.round(row.booth_fee / 100),
  ...daysOf(toTimeline(row)),
})

/** The next day of a weekday (1 Monday) at which there are four weeks left to prepare. */
function nextDay(weekday: number, today: string): string {
  const from = addDays(today, 28)
  const ahead = (weekday - (((new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7) + 1) + 7) % 7
  return addDays(from, ahead)
}

/** What a series says of its next fair. */
export function seriesAnswers(row: SeriesRow, now: Date): Partly {
  const day = nextDay(row.weekday, chinaDay(now))
  return {
    kind: row.kind,
    title: `${row.title}（${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日）`,
    summary: row.summary,
    notice: row.summary,
    organiser: row.organiser,
    phone: row.phone,
    city: row.city,
    district: row.district,
    venue: row.venue,
    address: row.address,
    transit: row.transit,
    capacity: row.capacity,
    boothFee: Math.round(row.booth_fee / 100),
    ...usualDays(day),
    days: row.days,
    opens: clock(row.opens_minute),
    closes: clock(row.closes_minute % 1_440),
  }
}

/** What a former fair says of the next one like it: everything but the day. */
export function formerAnswers(row: FormRow, now: Date): Partly {
  const opens = new Date(row.opens_at)
  const weekday = ((new Date(`${chinaDay(opens)}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
  const { day: _, days, opens: from, closes, ...answers } = toAnswers(row)
  return { ...answers, ...usualDays(nextDay(weekday, chinaDay(now))), days, opens: from, closes }
}

/** What is kept of a form. Throws what its moments or its place have wrong, at the fields. */
export function toValues(answers: FinishedFairAnswers, former?: FormRow): FairValues {
  const faults = momentFaults(answers)
  if (faults.length > 0)
    throw invalid(Object.fromEntries(faults.toReversed().map(({ path, message }) => [path, message])))
  const { kind, city, district } = answers
  if (district !== '' && !isDistrictOf(district, city)) throw invalid({ district: '请选择这个城市的区县' })
  const isSameNotice = former !== undefined && toWords(former.html) === answers.notice
  const timeline: FairTimeline = former ? changedTimeline(answers, toTimeline(former)) : timelineOf(answers)
  const online = isOnline(kind as FairValues['kind'])
  return {
    // The rules of the form have found it among the kinds.
    kind: kind as FairValues['kind'],
    title: answers.title,
    summary: answers.summary,
    html: isSameNotice ? former.html : toParagraphs(answers.notice),
    city,
    district,
    venue: online ? '' : answers.venue,
    address: online ? '' : answers.address,
    transit: online ? '' : answers.transit,
    organiser: answers.organiser,
    phone: answers.phone,
    capacity: answers.capacity,
    boothFee: answers.boothFee * 100,
    timeline,
  }
}
