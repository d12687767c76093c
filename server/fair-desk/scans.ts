import { type DeskSnapshot, type FairVerdict, judge, type ShownTicket } from '#contract/fair-judge'
import { type FairScan, letIn } from '#contract/fair-scans'
import { fairTicketText } from '#contract/fair-ticket-code'
import type { Queryable } from '../db/db.ts'
import type { VisitedFair } from '../fair-visits/fair.ts'
import { findTickets, type JudgedScan } from './queries.ts'

/** A scan as it is sent: with what the ticket said of itself. */
export interface SentScan extends FairScan {
  readonly slot: number
  /** 0 for a short code, which names none. */
  readonly revision: number
}

const MINUTE = 60_000
/** So far ahead of the service a desk's clock may be. */
const AHEAD_MS = 2 * MINUTE

/** Signatures are for desks, which check what they are shown; what they hand in is judged as genuine. */
function shownOf({ number, slot, revision }: SentScan, fair: string): ShownTicket {
  if (number === 0) return { by: 'nothing' }
  if (revision === 0) return { by: 'number', number }
  const facts = { keyId: '', fair, number, slot, revision }
  return { by: 'code', code: { ...facts, text: fairTicketText(facts), signature: '' }, signature: 'genuine' }
}

/** What the service says of a scan; nothing about who came first, for scans come in any order. */
function judgedOf(scan: SentScan, snapshot: DeskSnapshot, now: number): FairVerdict {
  if (scan.kind !== 'ticket') return 'admitted'
  if (scan.at > now + AHEAD_MS) return 'wrong-clock'
  return judge(shownOf(scan, snapshot.fair), snapshot, scan.at).verdict
}

/**
 * Judges scans by what the service knows. What was let in stays so; a clock that runs ahead is put right, and whoever
 * overruled without being a supervisor is noted.
 */
export async function judgeScans(
  db: Queryable,
  fair: VisitedFair,
  scans: readonly SentScan[],
  { now, isSupervisor }: { readonly now: Date; readonly isSupervisor: boolean },
): Promise<JudgedScan[]> {
  const rows = await findTickets(
    db,
    fair.id,
    scans.map(({ number }) => number),
  )
  const tickets = new Map(
    rows.map(({ number, slot, revision, cancelled }) => [
      number,
      { number, slot, revision, isCancelled: cancelled, inAt: null },
    ]),
  )
  const snapshot: DeskSnapshot = {
    fair: String(fair.id),
    // Whether its desk could know of a stop by then, the service does not know afterwards.
    state: 'planned',
    timeline: fair.timeline,
    slots: fair.plannedSlots,
    stops: fair.stops,
    takenAt: 0,
    find: number => tickets.get(number),
  }
  const at = now.getTime()
  return scans.map(scan => ({
    ...scan,
    at: Math.min(scan.at, at),
    judged: scan.reason !== '' && !isSupervisor ? 'not-supervisor' : judgedOf(scan, snapshot, at),
    isLetIn: letIn(scan),
  }))
}
