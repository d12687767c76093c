import { type DrawMoments, type DrawStage, drawStageAt } from '#contract/fair-draw'
import type { FairDrawRules } from '#contract/fair-draw-rules'
import type { TalkDrawState } from '#contract/fair-draws'
import { type FairTimeline, fairPhaseAt } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { notFound } from '../http/refusal.ts'
import { toTimeline } from '../job-fairs/rows.ts'
import { settleDraw } from './drawing.ts'
import { findTalkFair, type TalkFairRow } from './fair-queries.ts'
import { momentsOf, rulesOf } from './moments.ts'

/** A fair on line as its draw needs it. */
export interface TalkFair {
  readonly row: TalkFairRow
  readonly timeline: FairTimeline
  readonly rules: FairDrawRules
  readonly moments: DrawMoments
  readonly stage: DrawStage
  readonly isStopped: boolean
}

function toTalkFair(row: TalkFairRow, now: Date): TalkFair {
  const timeline = toTimeline(row)
  const rules = rulesOf(row)
  const moments = momentsOf(row)
  const isDrawn = row.drawn_at !== null
  const stage = drawStageAt(moments, { state: row.state, isDrawn, now: now.getTime() })
  return { row, timeline, rules, moments, stage, isStopped: row.state === 'stopped' }
}

/**
 * The fair on line, with what was due by now done: the seed's hash is out once requests are open, and lots are drawn once
 * they have ended. `notFound` where there is none, or none that is out.
 */
export async function demandTalkFair(db: Queryable, id: string | number, now: Date): Promise<TalkFair> {
  const row = await findTalkFair(db, id, now)
  if (!row) throw notFound()
  const isSettled = await settleDraw(db, row, now)
  return toTalkFair((isSettled && (await findTalkFair(db, id, now))) || row, now)
}

/** How the draw stands, as everybody may know it. */
export function toDrawState({ row, timeline, rules, moments, stage }: TalkFair, now: Date): TalkDrawState {
  return {
    fair: String(row.id),
    title: row.title,
    phase: fairPhaseAt(timeline, row.state, now.getTime()),
    reason: row.reason,
    sequence: row.sequence,
    opensAt: timeline.opensAt,
    closesAt: timeline.closesAt,
    stage,
    requestFrom: moments.requestFrom,
    drawAt: moments.drawAt,
    takeUntil: moments.takeUntil,
    perPerson: rules.perPerson,
    mostWishes: rules.mostWishes,
    hash: row.hash ?? '',
    drawnAt: row.drawn_at === null ? null : Date.parse(row.drawn_at),
  }
}
