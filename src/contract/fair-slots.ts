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

/** A while in which the fair was stopped, in milliseconds of the service's clock; `until` is null while it still is. */
export interface FairStop {
  readonly from: number
  readonly until: number | null
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

/** When the fair closes on the day of a slot: the half hours of one day follow each other. */
function closingOf(slots: readonly FairSlot[], { until }: FairSlot): number {
  let closes = until
  for (const slot of slots) if (slot.from === closes) closes = slot.until
  return closes
}

function afterStops(slot: FairSlot, stops: readonly FairStop[], closes: number): FairSlot {
  let { from, until } = slot
  for (const stop of stops) {
    // How long one that is still on takes, nobody knows.
    if (stop.until === null || stop.from >= until) break
    if (stop.until <= from) continue
    until += stop.until - Math.max(stop.from, from)
    if (stop.from <= from) from = stop.until
  }
  return from < closes ? { ...slot, from, until: Math.min(until, closes) } : slot
}

/**
 * The slots of a fair as its visitors are told them after these stops, which stand by time: what a stop took of a half hour
 * is given back after it, within the hours of its day. One of which nothing is left stays as it was. `judge` lets in at any
 * moment of it, and takes the slots as they were laid out.
 */
export const slotsAfterStops = (slots: readonly FairSlot[], stops: readonly FairStop[]): readonly FairSlot[] =>
  stops.length === 0 ? slots : slots.map(slot => afterStops(slot, stops, closingOf(slots, slot)))
