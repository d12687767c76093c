import type { FairDuty, FairDutyName } from '#contract/fair-duties'
import { formatDate } from '#platform/dates'

export const dutyLabels = {
  permit: '公安许可',
  filing: '招聘会备案',
  statistics: '会后统计',
  archive: '资料归档',
} as const satisfies Record<FairDutyName, string>

const DAY = 86_400_000

/** How long something has: 还有 3 天, 今天到期, 已逾期 2 天. */
export function timeLeft(dueAt: number, now: number): string {
  if (dueAt <= now) return `已逾期 ${Math.max(1, Math.ceil((now - dueAt) / DAY))} 天`
  const days = Math.floor((dueAt - now) / DAY)
  return days === 0 ? '不到 1 天' : `还有 ${days} 天`
}

/** The duties that are not done yet, with the time they have; those before which nothing can be done are left out. */
export const openDuties = (duties: readonly FairDuty[], closesAt: number, now: number): FairDuty[] =>
  duties.filter(({ name, isDone }) => !isDone && (closesAt <= now || name === 'permit' || name === 'filing'))

/** 2026-11-23 前. */
export const dueWords = (dueAt: number): string => `${formatDate(dueAt, 'YYYY-MM-DD')} 前`
