import { fairWindowsAt } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { toTimeline } from '../job-fairs/rows.ts'
import { promiseBooth, takeBooth } from './booths.ts'
import { type ChargeRow, extendHold, findCharge, listCharges, setCharge } from './charges.ts'
import { returnedMessage } from './messages.ts'
import { findOpenOffer } from './offers.ts'
import { lockParticipation, type ParticipationRow } from './queries.ts'
import { auditOf, takeStep, tell } from './step.ts'

/** The same booth, where it is held still or nobody else has come. */
async function keepsBooth(tx: Queryable, row: ParticipationRow, charge: ChargeRow, now: Date): Promise<boolean> {
  if (row.state !== 'approved' && row.state !== 'waiting') return false
  if (row.booth_id === charge.booth_id) return promiseBooth(tx, charge.booth_id, row.id)
  // Whoever has chosen another booth meanwhile has given this one up.
  if (row.booth_id !== null || (await findOpenOffer(tx, row.id))) return false
  return takeBooth(tx, { booth: charge.booth_id, participation: row.id, until: null, now })
}

/** Puts whoever paid and lost the booth before everybody else who waits; false where it can't wait any more. */
async function waitFirst(tx: Queryable, row: ParticipationRow, charge: ChargeRow, now: Date): Promise<boolean> {
  const isOpen = fairWindowsAt(toTimeline(row), row.fair_state, now.getTime()).book === 'open'
  const hasOther = row.booth_id !== null || (await listCharges(tx, row.id)).some(({ state }) => state === 'open')
  if (!isOpen || hasOther || (row.state !== 'approved' && row.state !== 'waiting')) return false
  const first = sql`, waits_for = ${charge.kind}, waiting_since = ${now}, waiting_first = true`
  if (row.state === 'approved')
    return (await takeStep(tx, row, { command: 'wait', user: null, now, also: first })) !== null
  await tx.run(sql`update fair_participations set updated_at = ${now} ${first} where id = ${row.id}`)
  return true
}

/**
 * The fee of a booth has come: told by the payments engine, in its transaction. True where the booth is theirs; false where
 * it has gone to somebody else, so that the money goes back, and its owner to the head of the waiting list.
 */
export async function boothPaid(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const charge = await findCharge(tx, id)
  const row = charge && (await lockParticipation(tx, charge.participation_id))
  if (!charge || !row) return false
  if (await keepsBooth(tx, row, charge, now)) {
    await setCharge(tx, id, 'paid', now)
    const booked = { ...row, booth_id: charge.booth_id, booth_code: charge.code, held_until: null }
    await takeStep(tx, booked, { command: 'book', user: null, now })
    return true
  }
  await setCharge(tx, id, 'returned', now)
  const isFirst = await waitFirst(tx, row, charge, now)
  await auditOf(tx, row, { user: null, now })('fair-charge.returned', { fair: row.fair_id, first: isFirst })
  await tell(tx, row, returnedMessage(row, charge.code, isFirst), now)
  return false
}

/** A payment is under way, of which nobody knows yet what becomes of it: the booth is held a little longer, once. */
export async function boothPaymentInDoubt(tx: Queryable, id: string, now: Date): Promise<void> {
  const charge = await findCharge(tx, id)
  const row = charge && (await lockParticipation(tx, charge.participation_id))
  if (!charge || !row || charge.state !== 'open' || charge.extended) return
  if (await extendHold(tx, charge, row, now))
    await auditOf(tx, row, { user: null, now })('fair-hold.extended', { fair: row.fair_id })
}
