const DAY = 24 * 3_600_000

/** So many backups stay whatever their age: of an embedded database in use a day's worth. */
const ALWAYS = 24

/** How much older than those a backup may get: with them a week of history. */
const FURTHER = 6 * DAY

interface Rotation {
  /** When the newest backup was taken; -Infinity for none. */
  readonly newest: number
  /** Those that are no longer needed. */
  readonly expired: readonly number[]
}

/**
 * Judges backups by the times in their names, none of which can be trusted: the clock may have been wrong once, or be wrong
 * now. One that bears a time to come says nothing about whether the next is due, and stays until there is a week of others.
 * Age is counted from the backups themselves: a clock that leaps takes a day of new ones with it before it costs an old one.
 */
export function rotate(times: readonly number[], now: number): Rotation {
  const past = times.filter(time => time <= now).toSorted((a, b) => b - a)
  const safe = past[ALWAYS - 1]
  const newest = past[0] ?? Number.NEGATIVE_INFINITY
  const oldest = past.at(-1)
  if (safe === undefined || oldest === undefined) return { newest, expired: [] }
  const toCome = safe - oldest >= FURTHER - DAY ? times.filter(time => time > now) : []
  return { newest, expired: [...past.filter(time => time < safe - FURTHER), ...toCome] }
}
