import dayjs from 'dayjs'
import { composed, daysIn } from '../DateInput/date-parts.ts'

/** Which days may be chosen. */
export type DayRule = {
  /** Earliest and latest day, as 2026-11-21; 1900 to 2100 without them. */
  min?: string | undefined
  max?: string | undefined
  /** Days within the range that cannot be chosen, best with the reason: day => isWeekend(day) && '周末不办理'. */
  unavailable?: ((day: string) => boolean | string) | undefined
}

/** The day that was meant, '' when there is none; then `fault` says why, unless nothing was typed. */
export type DayReading = { day: string; fault: string }

/** No one who is alive was born before, and no term of the portal ends after. */
const years = { first: 1900, last: 2100 }
const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const

export const weekdayOf = (day: string) => `周${weekdays[dayjs(day).day()]}`

/** 2026-11-21 (周六) */
export const wordsOfDay = (day: string) => `${day} (${weekdayOf(day)})`

/** 2026-11-21, 2026/11/21, 2026.11.21, 2026年11月21日, 20261121, each also with its day of the week after it. */
const written = /^(\d{1,6})[-–—/.年](\d{1,3})[-–—/.月](\d{1,3})[日号]?(?:\(?(?:周|星期)[一二三四五六日天]\)?)?$/
const joined = /^(\d{4})(\d{2})(\d{2})$/

const two = (figure: string) => String(Number(figure)).padStart(2, '0')
const refused = (fault: string): DayReading => ({ day: '', fault })

/** Full-width characters as plain ones, blanks dropped; the pattern would fit no longer text. */
const plain = (typed: string) => typed.slice(0, 60).normalize('NFKC').replace(/\s/g, '')

const readPlain = (typed: string): DayReading => {
  const [, year = '', month = '', day = ''] = joined.exec(typed) ?? written.exec(typed) ?? []
  if (!year) return refused('请按 2026-11-21 的样子填写年、月、日')
  if (year.length < 4) return refused('年份请写四位数字，如 2026')
  if (Number(year) < years.first || Number(year) > years.last)
    return refused(`年份请在 ${years.first} 到 ${years.last} 之间`)
  if (Number(month) < 1 || Number(month) > 12) return refused(`没有 ${Number(month)} 月，月份请在 1 到 12 之间`)
  const last = daysIn(year, two(month))
  if (Number(day) < 1 || Number(day) > last)
    return refused(`${year} 年 ${Number(month)} 月没有 ${Number(day)} 日，请在 1 到 ${last} 日之间`)
  return { day: composed({ year, month: two(month), day: two(day) }, true), fault: '' }
}

/** Whether the text is a day as the value has it. */
export const isDay = (value: string) => value !== '' && readPlain(value).day === value

const allowed = (day: string, { min = '', max = '', unavailable }: DayRule): DayReading => {
  if (isDay(min) && day < min) return refused(`请选择 ${wordsOfDay(min)} 或以后的日期`)
  if (isDay(max) && day > max) return refused(`请选择 ${wordsOfDay(max)} 或以前的日期`)
  const reason = unavailable?.(day)
  if (!reason) return { day, fault: '' }
  return refused(`${wordsOfDay(day)} 不能选${typeof reason === 'string' ? `：${reason}` : '，请换一天'}`)
}

/** Reads what a person typed, and says in plain words what is wrong with it. */
export const readDay = (typed: string, rule: DayRule = {}): DayReading => {
  const text = plain(typed)
  if (text === '') return { day: '', fault: '' }
  const reading = readPlain(text)
  return reading.day ? allowed(reading.day, rule) : reading
}

/** First and last day that can be chosen at all. */
export const rangeOf = ({ min = '', max = '' }: DayRule) => ({
  first: isDay(min) ? min : `${years.first}-01-01`,
  last: isDay(max) ? max : `${years.last}-12-31`,
})
