import type { Limit } from './limits.ts'

const MINUTE_MS = 60_000
/** Writes of one person a minute, all calls together: far above what a form that saves itself needs. */
const A_MINUTE = 240
/** As many of these are counted in memory alone: a form that saves itself needs no row of the database for being counted. */
const UNCOUNTED = 30

interface Minute {
  readonly from: number
  count: number
}

/** Counts what people write in this process, and says when the database has to count for all copies together. */
export function createWrites() {
  let minutes = new Map<string, Minute>()
  let prunedAt = 0

  function prune(at: number): void {
    if (at - prunedAt < MINUTE_MS) return
    prunedAt = at
    minutes = new Map([...minutes].filter(([, { from }]) => at - from < MINUTE_MS))
  }

  /** The limits against which this write of somebody is to be counted: none while they have written little. */
  return (user: string, now: Date): readonly Limit[] => {
    const at = now.getTime()
    prune(at)
    const known = minutes.get(user)
    const minute = known && at - known.from < MINUTE_MS ? known : { from: at, count: 0 }
    minute.count += 1
    minutes.set(user, minute)
    if (minute.count <= UNCOUNTED) return []
    return [{ name: 'writes', subject: user, max: A_MINUTE - UNCOUNTED, seconds: MINUTE_MS / 1_000 }]
  }
}
