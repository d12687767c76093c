import { formatDate } from '#platform/dates'

/** A moment in China to the minute: 2026-11-24 17:00. */
export const minuteOf = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)

/** From when until when: 2026-12-08 09:00—16:00, with both days where they differ. */
export function spanOf(opensAt: number, closesAt: number): string {
  const [from, until] = [minuteOf(opensAt), minuteOf(closesAt)]
  return from.slice(0, 10) === until.slice(0, 10) ? `${from}—${until.slice(11)}` : `${from} 至 ${until}`
}

const HOUR = 3_600_000

/** For how long somebody has waited: 3 天, 5 小时, 不到 1 小时. */
export function waitedFor(since: number, now: number): string {
  const hours = Math.floor(Math.max(0, now - since) / HOUR)
  if (hours >= 24) return `${Math.floor(hours / 24)} 天`
  return hours > 0 ? `${hours} 小时` : '不到 1 小时'
}
