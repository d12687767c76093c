import { freeCancelUntil } from '#contract/fair-absence'
import type { FairParticipation } from '#contract/fair-bookings'
import { nextStepOf } from '#contract/fair-next-step'
import { fairTimeAt } from '#contract/fair-queue'
import { fairPhaseAt } from '#contract/fair-timeline'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import { toTimeline } from '../job-fairs/rows.ts'
import type { OwnRow } from './own-queries.ts'

const MINUTE = 60_000
const at = (moment: string) => Date.parse(moment)

/** The booth at hand: a hold that has lapsed by the fair's clock is none any more, swept or not. */
function boothOf(row: OwnRow, now: number): FairParticipation['booth'] {
  const { booth_id: id, booth_code: code, booth_kind: kind, booth_fee: fee, held_until: until } = row
  if (id === null || code === null || fee === null || (until !== null && at(until) <= now)) return null
  if (kind !== 'standard' && kind !== 'large' && kind !== 'public') return null
  return { id: String(id), code, kind, fee, until: until === null ? null : at(until) }
}

function feeOf({ charge }: OwnRow, booth: FairParticipation['booth']): FairParticipation['fee'] {
  if (!charge || !booth || String(charge.booth) !== booth.id) return null
  const { order, order_state: state } = charge
  return {
    amount: charge.fee,
    paid: charge.state === 'paid',
    until: at(charge.until),
    order: order === null || state === null ? null : { number: order, state },
  }
}

function waitingOf({
  state,
  waits_for: kind,
  waiting_since: since,
  waiting_place: place,
}: OwnRow): FairParticipation['waiting'] {
  if (state !== 'waiting' || since === null || (kind !== 'standard' && kind !== 'large')) return null
  return { kind, since: at(since), place }
}

/** A participation as its employer sees it. */
export function toParticipation(row: OwnRow, moment: Date): FairParticipation {
  const now = moment.getTime()
  const timeline = toTimeline(row)
  const rules = rulesOfFair(row)
  const stoppedAt = row.fair_paused_at === null ? 0 : at(row.fair_paused_at)
  const fairTime = fairTimeAt({ stoppedAt }, now)
  const open = row.offers.find(({ state, until }) => state === 'open' && at(until) > fairTime)
  const booth = boothOf(row, fairTime)
  const held = booth !== null && booth.until !== null && !open
  const { step, until } = nextStepOf({
    state: row.state,
    holds: held,
    offered: open !== undefined,
    ...timeline,
    now,
    isOn: row.fair_state === 'planned' || row.fair_state === 'stopped',
  })
  return {
    id: row.id,
    fair: {
      id: String(row.fair_id),
      kind: row.fair_kind,
      title: row.fair,
      city: row.city,
      district: row.district,
      venue: row.venue,
      organiser: row.organiser,
      state: row.fair_state,
      phase: fairPhaseAt(timeline, row.fair_state, now),
      reason: row.fair_reason,
      timeline,
      stoppedAt,
    },
    state: row.state,
    reason: row.reason,
    next: { step, until: step === 'answer' && open ? at(open.until) : step === 'pay' ? (booth?.until ?? null) : until },
    booth: open ? null : booth,
    tags: row.tags,
    jobs: [...row.jobs],
    jobsPerBooth: rules.jobsPerBooth,
    attendees: row.attendees,
    equipment: row.equipment,
    wishes: row.wishes,
    contract: { version: row.contract_version, at: row.contract_at === null ? null : at(row.contract_at) },
    waiting: waitingOf(row),
    offer: open ? { id: open.id, code: open.code, fee: open.fee, until: at(open.until) } : null,
    offers: row.offers
      .filter(({ state }) => state !== 'open')
      .slice(0, 10)
      .map(({ code, state, offered_at }) => ({ code, state, at: at(offered_at) })),
    fee: feeOf(row, open ? null : booth),
    freeCancelUntil: freeCancelUntil(rules, { state: row.fair_state, opensAt: timeline.opensAt }),
    checkInBy: timeline.opensAt + rules.checkInMinutes * MINUTE,
  }
}
