const MINUTE = 60_000

/** Minutes from the opening of a fair. */
interface Span {
  readonly from: number
  readonly minutes: number
}

interface Asked {
  readonly opensAt: number
  /** Moments in milliseconds. */
  readonly from: number
  readonly until: number
  readonly minutes: number
}

/**
 * Slots of one length, one after the other, from the first whole minute on until no further one fits. Those that overlap
 * with slots that are there are left out.
 */
export function spansBetween({ opensAt, from, until, minutes }: Asked, there: readonly Span[] = []): Span[] {
  const first = Math.ceil((from - opensAt) / MINUTE)
  const end = Math.floor((until - opensAt) / MINUTE)
  const count = Math.max(0, Math.floor((end - first) / minutes))
  return Array.from({ length: count }, (_, at) => ({ from: first + at * minutes, minutes })).filter(
    span => !there.some(one => one.from < span.from + span.minutes && span.from < one.from + one.minutes),
  )
}
