import { isOnline } from '#contract/fair-kinds'
import type { FairSummary } from '#contract/fair-summary'
import { type FairPhase, fairPhaseLabels } from '#contract/fair-timeline'
import type { FairDate, FairSeriesSummary } from '#contract/job-fairs'
import { pathTo } from '#contract/pages'
import { jiangxiCities } from '#contract/reference/cities'
import type { Tone } from '#design-system'
import { formatDate } from '#platform/dates'

const PROVINCE = '360000'

/** The codes of the eleven cities. */
export const cityCodes = Object.keys(jiangxiCities).filter(code => code !== PROVINCE)

const names: Readonly<Record<string, string>> = jiangxiCities

/** 南昌市; 全省 for the whole province. */
export const cityLabel = (city: string): string => (city === PROVINCE ? '' : names[city]) || '全省'

/**
 * 20,000: by hand, because the browser's own formatter costs a slow phone its first screen. Null for people too few to be
 * told.
 */
export const figure = (count: number | null): string =>
  count === null ? '不足 5' : String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

const tones: Readonly<Record<FairPhase, Tone>> = {
  coming: 'neutral',
  registering: 'primary',
  running: 'success',
  stopped: 'warning',
  ended: 'neutral',
  postponed: 'warning',
  cancelled: 'danger',
}

/** How far a fair is, with a colour that says the same. */
export const phaseTag = (phase: FairPhase): { label: string; tone: Tone } => ({
  label: fairPhaseLabels[phase],
  tone: tones[phase],
})

const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const

/** A day of China (YYYY-MM-DD) in parts: 12 月, 5, 周六. Days are civil, so they are read in one fixed zone. */
export const dayParts = (day: string) => ({
  month: `${Number(day.slice(5, 7))} 月`,
  day: Number(day.slice(8)),
  weekday: `周${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}`,
})

/** 12 月 5 日（周六） */
export function dayInWords(day: string): string {
  const { month, day: number, weekday } = dayParts(day)
  return `${month} ${number} 日（${weekday}）`
}

/** The time of day in China: 17:00. */
export const timeOf = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

/** An end, which is exclusive: midnight is 24:00 of the day before. */
const endOf = (at: number) =>
  timeOf(at) === '00:00' ? { day: formatDate(at - 1), time: '24:00' } : { day: formatDate(at), time: timeOf(at) }

/** 09:00—12:00; with the last day where it is another: 09:00 至 12-11 17:00. */
export function hoursInWords(opensAt: number, closesAt: number): string {
  const end = endOf(closesAt)
  return end.day === formatDate(opensAt)
    ? `${timeOf(opensAt)}—${end.time}`
    : `${timeOf(opensAt)} 至 ${end.day.slice(5)} ${end.time}`
}

/** 2026-12-05（周六）09:00—12:00 */
export const whenInWords = ({ opensAt, closesAt }: Pick<FairDate, 'opensAt' | 'closesAt'>): string =>
  `${formatDate(opensAt)}（${dayParts(formatDate(opensAt)).weekday}）${hoursInWords(opensAt, closesAt)}`

/** 南昌市 · 会展中心; 线上 on line. */
export const placeInWords = ({ kind, city, venue }: Pick<FairDate, 'kind' | 'city' | 'venue'>): string =>
  isOnline(kind) ? '线上' : [cityLabel(city), venue].filter(Boolean).join(' · ')

/** What is offered there, as far as it is known: 86 家单位 · 312 个岗位 · 招 1,204 人. */
export const offersOf = ({ companies, jobs, headcount }: Pick<FairSummary, 'companies' | 'jobs' | 'headcount'>) => [
  companies > 0 && `${figure(companies)} 家单位`,
  jobs > 0 && `${figure(jobs)} 个岗位`,
  headcount > 0 && `招 ${figure(headcount)} 人`,
]

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** 每周六 09:00—12:00; 每 4 周的周一起，7 天. */
export function rhythmInWords({ weekday, everyWeeks, days, opensMinute, closesMinute }: FairSeriesSummary): string {
  const name = `周${weekdays[weekday % 7]}`
  const when = everyWeeks === 1 ? `每${name}` : `每 ${everyWeeks} 周的${name}`
  const hours = `${clock(opensMinute)}—${clock(closesMinute)}`
  return days > 1 ? `${when}起，${days} 天，每天 ${hours}` : `${when} ${hours}`
}

/** What one does about a fair: its page; while it is on line and on, its hall. */
export const fairHref = ({ id, kind, phase }: Pick<FairSummary, 'id' | 'kind' | 'phase'>): string =>
  isOnline(kind) && phase === 'running' ? pathTo('jobFairScene', { id }) : pathTo('jobFair', { id })
