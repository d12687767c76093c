import { type FairKind, isOnline } from './fair-kinds.ts'
import type { FairTimeline } from './fair-timeline.ts'

/** A half hour in which visitors come. Moments in milliseconds, `until` exclusive. */
export interface FairSlot {
  readonly index: number
  readonly from: number
  readonly until: number
  /** How many may come in it. */
  readonly places: number
}

const DAY = 24 * 3_600_000
export const SLOT_MS = 30 * 60_000

/** What slots are made of. */
export interface FairHours {
  readonly kind: FairKind
  readonly timeline: Pick<FairTimeline, 'opensAt' | 'closesAt'>
  /** People whom the hall takes in a day. */
  readonly capacity: number
}

/**
 * The time slots of a fair: half hours from its opening, each day anew, over which the day's capacity is spread; the first
 * ones take what cannot be divided. None on line, where nobody comes through a gate.
 */
export function slotsOf({ kind, timeline: { opensAt, closesAt }, capacity }: FairHours): FairSlot[] {
  if (isOnline(kind) || closesAt <= opensAt) return []
  const days = Math.ceil((closesAt - opensAt) / DAY)
  const hours = (closesAt - opensAt) % DAY || DAY
  const perDay = Math.ceil(hours / SLOT_MS)
  return Array.from({ length: days * perDay }, (_, index) => {
    const place = index % perDay
    const opens = opensAt + Math.floor(index / perDay) * DAY
    const from = opens + place * SLOT_MS
    return {
      index,
      from,
      until: Math.min(from + SLOT_MS, opens + hours),
      places: Math.floor(capacity / perDay) + (place < capacity % perDay ? 1 : 0),
    }
  })
}

/** The slot of a ticket. Where a fair was made shorter, whoever had a later one comes in the last. */
export const slotAt = (slots: readonly FairSlot[], index: number): FairSlot | undefined => slots[index] ?? slots.at(-1)
