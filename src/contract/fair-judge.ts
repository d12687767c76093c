import type { TicketVerdict } from './exam-ticket-code.ts'
import { type FairSlot, type FairStop, slotAt, slotsAfterStops } from './fair-slots.ts'
import type { FairTicketCode } from './fair-ticket-code.ts'
import type { FairState, FairTimeline } from './fair-timeline.ts'

/** What a gate says of a ticket. */
export const fairVerdicts = [
  'admitted',
  'early',
  'late',
  'past-day',
  'already-in',
  'replaced',
  'cancelled',
  'unknown',
  'wrong-fair',
  'forged',
  'unreadable',
  'stopped',
  'wrong-clock',
] as const
export type FairVerdict = (typeof fairVerdicts)[number]

/** What supervisors may overrule: tickets of this fair that are no fraud. Others come in as walk-ins, or not at all. */
const overrulable = ['early', 'late', 'past-day', 'already-in', 'replaced', 'cancelled'] as const
export const isOverrulable = (verdict: FairVerdict): boolean => overrulable.some(one => one === verdict)

/** A ticket as a desk knows it. */
export interface DeskTicket {
  readonly number: number
  readonly slot: number
  readonly revision: number
  readonly isCancelled: boolean
  /** When its holder came in, in milliseconds; null for not yet. */
  readonly inAt: number | null
}

/** What a desk knows of its fair: as fresh as `takenAt`, a moment of the service's clock. */
export interface DeskSnapshot {
  readonly fair: string
  readonly state: FairState
  readonly timeline: Pick<FairTimeline, 'opensAt' | 'closesAt'>
  /** As they were laid out, whatever stops there were. */
  readonly slots: readonly FairSlot[]
  /** By time; they do not overlap. */
  readonly stops: readonly FairStop[]
  readonly takenAt: number
  readonly find: (number: number) => DeskTicket | undefined
}

/** What is held up to a gate: a QR code with what its signature is worth, a short code, or nothing that can be read. */
export type ShownTicket =
  | { readonly by: 'code'; readonly code: FairTicketCode; readonly signature: Exclude<TicketVerdict, 'unreadable'> }
  | { readonly by: 'number'; readonly number: number }
  | { readonly by: 'nothing' }

export interface FairJudgement {
  readonly verdict: FairVerdict
  /** null where there is no number to be trusted. */
  readonly number: number | null
  /** The slot that counts, as its holder is told it after stops; null where none is known. */
  readonly slot: FairSlot | null
  /** When its holder came in first, for `already-in`. */
  readonly inAt: number | null
}

const MINUTE = 60_000
/** So much before and after a slot one is let in all the same. */
const EARLY_MS = 15 * MINUTE
const LATE_MS = 30 * MINUTE
/** The present cannot lie before a moment that the service has named; so much is the way of an answer. */
const CLOCK_MS = 2 * MINUTE

const CHINA = 8 * 60 * MINUTE
const dayOf = (at: number) => Math.floor((at + CHINA) / (24 * 60 * MINUTE))

/** Until when a slot is let in: as long as without stops, for while the fair is stopped nobody can come in. */
function dueUntil(slot: FairSlot, stops: readonly FairStop[]): number {
  let due = slot.until + LATE_MS
  for (const { from, until } of stops) {
    if (from >= due) break
    due += Math.max(0, (until ?? Number.POSITIVE_INFINITY) - Math.max(from, slot.from - EARLY_MS))
  }
  return due
}

function timely(slot: FairSlot, stops: readonly FairStop[], now: number): 'admitted' | 'early' | 'late' | 'past-day' {
  if (now < slot.from - EARLY_MS) return 'early'
  if (now < dueUntil(slot, stops)) return 'admitted'
  return dayOf(slot.from) < dayOf(now) ? 'past-day' : 'late'
}

const nothing = (verdict: FairVerdict): FairJudgement => ({ verdict, number: null, slot: null, inAt: null })

const known = (slots: readonly FairSlot[], index: number) => slotAt(slots, index) ?? null

/** The verdict on a number of this fair. `code` where a genuine QR code was shown. */
function judgeNumber(number: number, code: FairTicketCode | null, snapshot: DeskSnapshot, now: number): FairJudgement {
  const ticket = snapshot.find(number)
  if (!ticket && !code) return { verdict: 'unknown', number, slot: null, inAt: null }
  // What is signed and not in the snapshot was issued, or changed, after it was taken.
  const isNewer = code !== null && (!ticket || code.revision > ticket.revision)
  const index = isNewer ? code.slot : (ticket?.slot ?? 0)
  const slot = known(snapshot.slots, index)
  const shown = known(slotsAfterStops(snapshot.slots, snapshot.stops), index)
  const told = (verdict: FairVerdict, inAt: number | null = null) => ({ verdict, number, slot: shown, inAt })
  if (ticket?.isCancelled) return told('cancelled')
  if (ticket && code && code.revision < ticket.revision) return told('replaced')
  if (ticket?.inAt != null) return told('already-in', ticket.inAt)
  return slot ? told(timely(slot, snapshot.stops, now)) : told('unknown')
}

/**
 * What becomes of whoever holds up this ticket, for desks without a network and for the service alike. Pure: `now` is the
 * service's clock as far as the desk knows it, in milliseconds. Fraud is told before a stop, and a stop before anything
 * about slots.
 */
export function judge(shown: ShownTicket, snapshot: DeskSnapshot, now: number): FairJudgement {
  if (shown.by === 'nothing') return nothing('unreadable')
  if (now < snapshot.takenAt - CLOCK_MS) return nothing('wrong-clock')
  if (shown.by === 'code') {
    if (shown.signature === 'forged') return nothing('forged')
    if (shown.signature === 'unknown-key') return nothing('unknown')
    if (shown.code.fair !== snapshot.fair) return nothing('wrong-fair')
  }
  const number = shown.by === 'code' ? shown.code.number : shown.number
  if (snapshot.state !== 'planned') return { ...nothing('stopped'), number }
  return judgeNumber(number, shown.by === 'code' ? shown.code : null, snapshot, now)
}

/**
 * The same for a desk that nobody corrects: `steady` is the present by what has run since the service was last heard, which
 * nobody sets but which some devices halt while they sleep. Where the two differ, and the verdict with them, neither counts.
 */
export function judgeByTwoClocks(
  shown: ShownTicket,
  snapshot: DeskSnapshot,
  { now, steady }: { readonly now: number; readonly steady: number },
): FairJudgement {
  const judged = judge(shown, snapshot, now)
  if (Math.abs(now - steady) <= CLOCK_MS) return judged
  return judge(shown, snapshot, steady).verdict === judged.verdict ? judged : nothing('wrong-clock')
}
