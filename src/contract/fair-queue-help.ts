/** What an exhibitor's queue needs, the worst first: nobody is there for those who wait, the wait is long, and so on. */
export const queueHelps = ['alone', 'slow', 'paused', 'empty', 'none'] as const
export type QueueHelp = (typeof queueHelps)[number]

/** Whoever waits for longer than this waits for too long. */
export const LONG_WAIT_MS = 30 * 60_000
/** An exhibitor is reminded so often at most, whoever of the office does it. */
export const REMIND_EVERY_MS = 10 * 60_000

/** A queue as far as it says what it needs. */
export interface QueueStanding {
  /** Takes people who come now. */
  readonly open: boolean
  /** The office has ended its talks. */
  readonly isBarred: boolean
  /** Recruiters who are there. */
  readonly recruiters: number
  readonly waiting: number
  /** Since when the one waits who waits longest; 0 for nobody. */
  readonly waitingSince: number
}

/** What a queue needs while its fair is on. */
export function queueHelp(
  { open, isBarred, recruiters, waiting, waitingSince }: QueueStanding,
  now: number,
): QueueHelp {
  if (isBarred) return 'none'
  if (recruiters === 0) return waiting > 0 ? 'alone' : 'empty'
  if (waiting === 0) return 'none'
  if (now - waitingSince >= LONG_WAIT_MS) return 'slow'
  return open ? 'none' : 'paused'
}

/** From when on an exhibitor may be reminded again. */
export const remindableFrom = ({ remindedAt }: { readonly remindedAt: number }): number =>
  remindedAt === 0 ? 0 : remindedAt + REMIND_EVERY_MS
