import { randomBytes } from 'node:crypto'
import { chinaDay, chinaMinute, startOfChinaDay } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import type { SearchRow } from './queries.ts'
import { mayText, noteText } from './text-queries.ts'
import { textWords } from './text-words.ts'

/** Hours of China's day in which a phone may ring: from eight in the morning to nine in the evening. */
const DAYTIME = { from: 8, to: 21 } as const

/** Whether texts may go out now. */
export function isDaytime(now: Date): boolean {
  const hour = Number(chinaMinute(now.getTime()).slice(11, 13))
  return hour >= DAYTIME.from && hour < DAYTIME.to
}

/** The text of one alert: one a day for each person, whatever number of searches has news. '' when none may go out. */
export async function textOf(
  tx: Queryable,
  row: SearchRow,
  { count, now, origin }: { readonly count: number; readonly now: Date; readonly origin: string },
): Promise<string> {
  if (!row.by_sms || !isDaytime(now)) return ''
  if (!(await mayText(tx, row.user_id, startOfChinaDay(chinaDay(now))))) return ''
  const short = await noteText(tx, row.id, randomBytes(8).toString('base64url'), now)
  return textWords({ name: row.name, count, link: `${origin}/s/${short}` })
}
