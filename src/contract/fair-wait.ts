const MINUTE = 60_000

/** The last talks of a day by which it is known how long one takes: so many at most, and so many at least. */
export const PACE_TALKS = 10
const LEAST_TALKS = 3

/** How long a talk takes by those that ended last, the last first, in whole milliseconds: their median; null for too few. */
export function measuredPace(durations: readonly number[]): number | null {
  const last = durations.slice(0, PACE_TALKS).toSorted((one, other) => one - other)
  if (last.length < LEAST_TALKS) return null
  const middle = last.length / 2
  const [low = 0, high = 0] = [last[Math.ceil(middle) - 1], last[Math.floor(middle)]]
  return Math.round((low + high) / 2)
}

/** At least and at most how long somebody waits, in milliseconds. */
export interface Wait {
  readonly from: number
  readonly to: number
}

interface Standing {
  /** Those who wait before. */
  readonly before: number
  /** Who is called or spoken to. */
  readonly busy: number
  /** Recruiters who are there. */
  readonly recruiters: number
  /** How long a talk takes. */
  readonly paceMs: number
}

/**
 * How long somebody waits: at least as long as if every talk that lasts ended now, at most as if they all had just begun.
 * null where nobody is there to call.
 */
export function expectedWait({ before, busy, recruiters, paceMs }: Standing): Wait | null {
  if (recruiters < 1) return null
  const free = Math.max(0, recruiters - busy)
  const rounds = before < free ? 0 : 1 + Math.floor((before - free) / recruiters)
  return { from: Math.floor(before / recruiters) * paceMs, to: rounds * paceMs }
}

/** Figures of waits are told in steps of five minutes, of long ones in half hours. */
const STEP = 5
const LONG = 120

const spanIn = (unit: string, from: number, to: number) =>
  from === 0 ? `不到 ${to} ${unit}` : `约 ${from}–${to} ${unit}`

/** 约 10–15 分钟, 不到 5 分钟, 约 2–2.5 小时; 现在没有人接待. */
export function waitInWords(wait: Wait | null): string {
  if (!wait) return '现在没有人接待'
  const from = Math.floor(wait.from / MINUTE / STEP) * STEP
  const to = Math.max(from + STEP, Math.ceil(wait.to / MINUTE / STEP) * STEP)
  if (to <= LONG) return spanIn('分钟', from, to)
  const half = Math.floor(from / 30) / 2
  return spanIn('小时', half, Math.max(half + 0.5, Math.ceil(to / 30) / 2))
}
