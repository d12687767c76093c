import type { ParticipationCommand } from '#contract/fair-participation'
import type { Queryable } from '../db/db.ts'
import type { SqlQuery } from '../db/sql.ts'
import { endTalksOf } from '../fair-draws/leaving.ts'
import { findPayable } from '../payments/queries.ts'
import { closeOrders, returnFee } from '../payments/settle.ts'
import { freeBooth } from './booths.ts'
import { type ChargeRow, listCharges, setCharge } from './charges.ts'
import { endOffer, findOpenOffer } from './offers.ts'
import type { ParticipationRow } from './queries.ts'
import { type Doing, takeStep } from './step.ts'
import { promote } from './waiting.ts'

/** Takes no more money for a booth that is not wanted any more; what comes all the same goes back. */
async function endCharge(tx: Queryable, { id }: ChargeRow, now: Date): Promise<void> {
  await setCharge(tx, id, 'ended', now)
  const payable = await findPayable(tx, id)
  if (payable) await closeOrders(tx, payable, now)
}

/** Sends the fee of a booth back. */
export async function returnCharge(tx: Queryable, { id }: ChargeRow, now: Date): Promise<void> {
  await setCharge(tx, id, 'returned', now)
  const payable = await findPayable(tx, id)
  if (payable) await returnFee(tx, payable, now)
}

interface LettingGo {
  readonly now: Date
  /** A fee that was paid goes back; otherwise it is forfeited, and pays for no other booth. */
  readonly refund: boolean
}

/**
 * Lets go of the booth that it has, is held for it or is offered to it, inside the caller's transaction, which holds the
 * participation. True where a fee goes back. Who comes next is for `promote` to say.
 */
export async function letGo(tx: Queryable, row: ParticipationRow, { now, refund }: LettingGo): Promise<boolean> {
  const offer = await findOpenOffer(tx, row.id)
  if (offer) await endOffer(tx, offer, 'end', now)
  const charges = await listCharges(tx, row.id)
  for (const charge of charges)
    if (charge.state === 'open' || charge.state === 'lapsed') await endCharge(tx, charge, now)
  const paid = charges.filter(({ state }) => state === 'paid')
  for (const charge of paid) await (refund ? returnCharge(tx, charge, now) : setCharge(tx, charge.id, 'forfeited', now))
  await freeBooth(tx, row.id)
  return refund && paid.length > 0
}

interface Ending extends Doing {
  readonly command: Extract<ParticipationCommand, 'release' | 'withdraw' | 'refuse' | 'callOff'>
  readonly reason: string
  readonly note?: string
  readonly refund: boolean
  readonly also?: SqlQuery
}

/** Ends a participation; null, with nothing done, where the machine allows no such step. Nobody is offered its booth yet. */
export async function endAlone(tx: Queryable, row: ParticipationRow, ending: Ending): Promise<ParticipationRow | null> {
  const { refund, now, note = '', ...step } = ending
  const paid = refund && (await listCharges(tx, row.id)).some(({ state }) => state === 'paid')
  const after = await takeStep(tx, row, { ...step, now, note: `${note}${paid ? '已付的展位费全额原路退回。' : ''}` })
  if (!after) return null
  await letGo(tx, row, { now, refund })
  await endTalksOf(tx, { id: row.fair_id, title: row.fair }, row.id, now)
  return after
}

/** Ends a participation and offers its booth to the next; null, with nothing done, where the machine allows no such step. */
export async function endParticipation(
  tx: Queryable,
  row: ParticipationRow,
  ending: Ending,
): Promise<ParticipationRow | null> {
  const after = await endAlone(tx, row, ending)
  if (after) await promote(tx, row.fair_id, ending.now)
  return after
}
