import { type FairSlot, type FairStop, slotsAfterStops, slotsOf } from '#contract/fair-slots'
import { type FairPhase, fairPhaseAt, fairWindowsAt } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { notFound } from '../http/refusal.ts'
import { toTimeline } from '../job-fairs/rows.ts'
import { findFair, listFairs, type VisitedFairRow } from './fair-queries.ts'

/** A fair as its visitors need it. */
export interface VisitedFair extends Pick<VisitedFairRow, 'id' | 'kind' | 'title' | 'state' | 'reason'> {
  readonly row: VisitedFairRow
  readonly timeline: ReturnType<typeof toTimeline>
  /** By time. */
  readonly stops: readonly FairStop[]
  /** As they were laid out, by which desks judge. */
  readonly plannedSlots: readonly FairSlot[]
  /** As visitors are told them: with what stops took given back. */
  readonly slots: readonly FairSlot[]
  /** As visitors are told it: a fair that is stopped says so before it opens too. */
  readonly phase: FairPhase
  /** Whether visitors may register at `now`: not while it is stopped, for then everything waits. */
  readonly window: 'ahead' | 'open' | 'over'
  readonly isStopped: boolean
}

function toVisitedFair(row: VisitedFairRow, now: Date): VisitedFair {
  const timeline = toTimeline(row)
  const { id, kind, title, state, reason, capacity } = row
  const at = now.getTime()
  const stops = row.stops.map(([from, until]) => ({
    from: Date.parse(from),
    until: until === null ? null : Date.parse(until),
  }))
  const plannedSlots = slotsOf({ kind, timeline, capacity })
  return {
    row,
    id,
    kind,
    title,
    state,
    reason,
    timeline,
    stops,
    plannedSlots,
    slots: slotsAfterStops(plannedSlots, stops),
    phase: state === 'stopped' && at < timeline.closesAt ? 'stopped' : fairPhaseAt(timeline, state, at),
    window: fairWindowsAt(timeline, state, at).register,
    isStopped: state === 'stopped',
  }
}

/** The fair, or `notFound` where there is none, or none that is out. */
export async function demandFair(db: Queryable, id: string | number, now: Date): Promise<VisitedFair> {
  const row = await findFair(db, id, now)
  if (!row) throw notFound()
  return toVisitedFair(row, now)
}

/** Several fairs by their ids. */
export async function fairsOf(db: Queryable, ids: readonly number[], now: Date): Promise<Map<number, VisitedFair>> {
  const rows = await listFairs(db, ids)
  return new Map(rows.map(row => [row.id, toVisitedFair(row, now)]))
}
