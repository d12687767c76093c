/** The three formats of the specification, section 3 ("Date helpers"). */
export type DateFormat = 'YYYY-MM-DD' | 'YYYY.MM' | 'YYYY-MM-DD HH:mm:ss'

/** Seconds (10 digits) or milliseconds (13 digits) since 1970, as number or text. */
export type Timestamp = number | string | null | undefined

const TIMESTAMP = /^(?:\d{10}|\d{13})$/
/** China keeps UTC+8 all year and everywhere; days are China's whatever zone the machine is in. */
export const CHINA_OFFSET = 8 * 3600 * 1000
const WEEKDAYS = '日一二三四五六'

/** Milliseconds since 1970, or null for what is not a timestamp of 10 or 13 digits. */
export function millisecondsOf(timestamp: Timestamp): number | null {
  const digits = String(timestamp).trim()
  if (!TIMESTAMP.test(digits)) return null
  return digits.length === 10 ? Number(digits) * 1000 : Number(digits)
}

/** A timestamp in China's time: 2025-06-02, 2025.06 or 2025-06-02 09:30:00; '' for what is not a timestamp. */
export function formatDate(timestamp: Timestamp, format: DateFormat = 'YYYY-MM-DD'): string {
  const milliseconds = millisecondsOf(timestamp)
  if (milliseconds === null) return ''
  const text = chinaText(milliseconds)
  switch (format) {
    case 'YYYY-MM-DD':
      return text.slice(0, 10)
    case 'YYYY.MM':
      return text.slice(0, 7).replace('-', '.')
    case 'YYYY-MM-DD HH:mm:ss':
      return text
    default:
      return format satisfies never
  }
}

/** A day with its weekday, as notices write it: 2025-06-02 (周一); '' for what is not a timestamp. */
export function formatDateWithWeekday(timestamp: Timestamp): string {
  const milliseconds = millisecondsOf(timestamp)
  if (milliseconds === null) return ''
  const weekday = WEEKDAYS.charAt(new Date(milliseconds + CHINA_OFFSET).getUTCDay())
  return `${formatDate(timestamp)} (周${weekday})`
}

/** The number of China's day since 1970-01-01: equal for two moments of the same day there. */
export function chinaDay(milliseconds: number): number {
  return Math.floor((milliseconds + CHINA_OFFSET) / 86_400_000)
}

function chinaText(milliseconds: number): string {
  return new Date(milliseconds + CHINA_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}
