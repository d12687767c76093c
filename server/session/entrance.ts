import { createTurns } from './turns.ts'

/** Addresses that are remembered; the longest unheard of is forgotten first. */
const MOST_KNOWN = 20_000

/**
 * A few guests at once sign in, register or ask for a code; each of these takes several writes, and whoever reads pages is
 * not to wait behind hundreds of them. Those from addresses from which somebody has signed in since the start go ahead.
 */
function createEntrance() {
  const inTurn = createTurns({ running: 4, reserved: 1, sources: { known: 64, common: 32 }, each: 6 })
  const known = new Set<string>()
  return {
    enter: <Result>(ip: string, work: () => Promise<Result>): Promise<Result> =>
      inTurn({ lane: known.has(ip) ? 'known' : 'common', source: ip }, work),
    /** Somebody has signed in from there. */
    remember(ip: string): void {
      known.delete(ip)
      known.add(ip)
      const [oldest] = known
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    },
  }
}

export const entrance = createEntrance()
