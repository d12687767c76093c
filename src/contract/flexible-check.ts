import type { FlexibleDraft } from './flexible-form.ts'
import { isObstacle, sentenceOf, wordingsOf } from './posting-check.ts'
import { lowestHour } from './reference/minimum-wage.ts'

/** How many days ahead casual work may be posted. */
const FARTHEST_START = 60

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The moment at which the work begins and that at which it is over; NaN while the day or the time is not said. */
export function workingTime({ startsOn, startsAt, length, days }: FlexibleDraft) {
  const begins = Date.parse(`${startsOn}T${startsAt}:00+08:00`)
  return { begins, ends: begins + ((days ?? 1) - 1) * DAY + (length ?? 0) * HOUR }
}

const dayOf = (moment: number) => new Date(moment + 8 * HOUR).toISOString().slice(0, 10)

function startFault(draft: FlexibleDraft, now: number): Record<string, string> {
  const { begins } = workingTime(draft)
  if (Number.isNaN(begins)) return {}
  const today = dayOf(now)
  const last = dayOf(now + FARTHEST_START * DAY)
  if (draft.startsOn < today) return { startsOn: '开工日期已过，请改为今天或以后' }
  if (draft.startsOn > last) return { startsOn: `开工日期最晚为 ${last}（${FARTHEST_START} 天内）` }
  return begins <= now ? { startsAt: '开工时间已过，请改为现在以后' } : {}
}

function payFault({ payUnit, payLow, payHigh, length }: FlexibleDraft, now: number): Record<string, string> {
  if (payLow !== null && payHigh !== null && payLow > payHigh) return { payHigh: '最高报酬不能低于最低报酬' }
  // Work by the piece is measured by its own standard (Regulations on Minimum Wages, article 12).
  if (payLow === null || payUnit === 'piece') return {}
  const lowest = lowestHour(dayOf(now))
  if (payUnit === 'hour')
    return payLow < lowest ? { payLow: `低于全省小时最低工资标准（${lowest} 元），请提高报酬` } : {}
  if (length === null || payLow >= lowest * length) return {}
  const least = Math.ceil(lowest * length)
  return { payLow: `每天 ${length} 小时，低于小时最低工资标准（${lowest} 元），每天至少 ${least} 元` }
}

/**
 * What keeps casual work from being posted, a sentence for each field: a beginning that has passed, pay below the lowest
 * wage, wording that the law or fairness forbids in any posting. Whether fields are filled in is for `flexiblePosting`.
 */
export function flexibleObstacles(draft: FlexibleDraft, now: number): Record<string, string> {
  const fields = { ...payFault(draft, now), ...startFault(draft, now) }
  for (const name of ['title', 'hours', 'address', 'duties'] as const) {
    const found = wordingsOf(name, draft[name]).find(isObstacle)
    if (found) fields[name] = sentenceOf(found)
  }
  return fields
}

/** Parts of a posting whose change those who have applied have to know of. */
const told = {
  time: ['startsOn', 'startsAt', 'length', 'days', 'hours'],
  pay: ['payUnit', 'payLow', 'payHigh', 'settled'],
  place: ['city', 'district', 'address'],
} as const satisfies Record<string, readonly (keyof FlexibleDraft)[]>
export type ToldPart = keyof typeof told

/** Which of them differ between two versions. */
export const toldChanges = (before: FlexibleDraft, after: FlexibleDraft): ToldPart[] =>
  (['time', 'pay', 'place'] as const).filter(part => told[part].some(name => before[name] !== after[name]))
