import type { FairRules } from './fair-rules.ts'

/** A booth as one fair knows it: free, kept for somebody until a moment, or promised for good. Moments are milliseconds. */
export interface BoothHold {
  /** Whose it is; null for a free one. */
  readonly by: string | null
  /** Until when it is kept; null for a free one, and for one that is promised. */
  readonly until: number | null
  /** A payment under way has prolonged it, which happens once. */
  readonly extended: boolean
}

export const freeBooth: BoothHold = { by: null, until: null, extended: false }

/** What can happen to a booth. `lapse` is what sweeping does: it changes nothing but the look of what is over anyhow. */
export type HoldEvent =
  | { readonly kind: 'hold' | 'promise'; readonly by: string }
  | { readonly kind: 'pay' | 'paid' | 'release'; readonly by: string }
  | { readonly kind: 'lapse' }

/** Whether somebody has it at `now`: a hold that is over blocks nobody, swept or not. */
export const isTaken = ({ by, until }: BoothHold, now: number): boolean =>
  by !== null && (until === null || now < until)

/** The first moment at which a hold that is taken now is over: never past the end of the booking window. */
export const holdUntil = ({ holdMs }: Pick<FairRules, 'holdMs'>, bookUntil: number, now: number): number =>
  Math.min(now + holdMs, bookUntil)

/** The order of a held booth ends this much earlier, so that no payment comes for a booth that is gone. */
export const orderUntil = ({ orderMarginMs }: Pick<FairRules, 'orderMarginMs'>, until: number): number =>
  until - orderMarginMs

/** The booth after an event; null where it can't happen, with nothing changed. */
export function stepHold(
  hold: BoothHold,
  event: HoldEvent,
  {
    rules,
    bookUntil,
    now,
  }: { readonly rules: Pick<FairRules, 'holdMs'>; readonly bookUntil: number; readonly now: number },
): BoothHold | null {
  const taken = isTaken(hold, now)
  if (event.kind === 'lapse') return hold.by !== null && !taken ? freeBooth : null
  const isMine = hold.by === event.by
  switch (event.kind) {
    case 'hold':
      if (taken || now >= bookUntil) return null
      return { by: event.by, until: holdUntil(rules, bookUntil, now), extended: false }
    case 'promise':
      return taken ? null : { by: event.by, until: null, extended: false }
    case 'pay':
      if (!isMine || !taken || hold.until === null || hold.extended) return null
      return { ...hold, until: Math.min(hold.until + rules.holdMs, bookUntil), extended: true }
    case 'paid':
      // Paid too late, the same booth is still theirs where nobody else has come.
      if (isMine) return hold.until === null ? null : { ...hold, until: null }
      return taken ? null : { by: event.by, until: null, extended: false }
    case 'release':
      return isMine ? freeBooth : null
    default:
      return event satisfies never
  }
}
