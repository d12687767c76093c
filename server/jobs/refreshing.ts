import { addDays, startOfChinaDay } from '../china-time.ts'
import { chinaDay } from '../clock.ts'

/** From when on a job may be refreshed, in milliseconds since the epoch: the day after the last time, in China; 0 for now. */
export function refreshableAt({ refreshed_at: last }: { readonly refreshed_at: string | null }, now: Date): number {
  if (last === null) return 0
  const next = startOfChinaDay(addDays(chinaDay(new Date(last)), 1)).getTime()
  return next <= now.getTime() ? 0 : next
}
