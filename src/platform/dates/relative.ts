import { chinaDay, formatDate, millisecondsOf, type Timestamp } from './format.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * How long ago, in words: 刚刚 · 5 分钟前 · 3 小时前 (same day in China) · 昨天 · 6 天前, and the date from a week on. The last
 * hour is told in minutes across midnight too. Moments ahead by less than a minute (clocks differ) are 刚刚, others show
 * their date. '' for what is not a timestamp. `now` is in milliseconds.
 */
export function relativeTime(timestamp: Timestamp, now: number): string {
  const then = millisecondsOf(timestamp)
  if (then === null) return ''
  const elapsed = now - then
  if (elapsed <= -MINUTE) return formatDate(timestamp)
  if (elapsed < MINUTE) return '刚刚'
  if (elapsed < HOUR) return `${Math.floor(elapsed / MINUTE)} 分钟前`
  const days = chinaDay(now) - chinaDay(then)
  if (days === 0) return `${Math.floor(elapsed / HOUR)} 小时前`
  if (days === 1) return '昨天'
  return days < 7 ? `${days} 天前` : formatDate(timestamp)
}
