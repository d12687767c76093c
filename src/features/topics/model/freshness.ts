const MINUTE = 60_000

/** Figures older than this are no longer called live: several tries in a row have failed. */
const STALE = MINUTE

/** How old figures are, in words, and whether that has to be said aloud. */
export function freshnessOf(at: number, now: number): { text: string; isStale: boolean } {
  const age = Math.max(0, now - at)
  const seconds = Math.floor(age / 1_000)
  const text = age < MINUTE ? `${seconds} 秒前` : `${Math.floor(age / MINUTE)} 分钟前`
  return { text, isStale: age >= STALE }
}
