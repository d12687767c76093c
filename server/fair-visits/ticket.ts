import { slotAt } from '#contract/fair-slots'
import { fairTicketText, shortCodeOf, writeFairTicket } from '#contract/fair-ticket-code'
import type { FairTicket } from '#contract/fair-visits'
import type { Settings } from '../settings.ts'
import { type Signer, signer } from '../signing.ts'
import type { VisitedFair } from './fair.ts'
import type { TicketRow } from './queries.ts'

/** The digits of a ticket's QR code. */
function signTicket(
  { publicKey, sign }: Signer,
  { fair_id, number, slot, revision }: Pick<TicketRow, 'fair_id' | 'number' | 'slot' | 'revision'>,
): string {
  const facts = { keyId: publicKey.id, fair: String(fair_id), number, slot, revision }
  return writeFairTicket(facts, Buffer.from(sign(fairTicketText(facts))).toString('base64url'))
}

const whatVisitorsKnow = ({ row, timeline, phase, stops }: VisitedFair): FairTicket['fair'] => ({
  id: String(row.id),
  kind: row.kind,
  title: row.title,
  phase,
  reason: row.reason,
  venue: row.venue,
  address: row.address,
  transit: row.transit,
  organiser: row.organiser,
  phone: row.phone,
  opensAt: timeline.opensAt,
  closesAt: timeline.closesAt,
  registerUntil: timeline.registerUntil,
  // The end of a stop moves half hours and not the fair.
  sequence: row.sequence + stops.filter(({ until }) => until !== null).length,
})

/** A ticket as its holder sees it; the code alone where one has a place. */
export async function toFairTicket(
  row: TicketRow,
  fair: VisitedFair,
  settings: Pick<Settings, 'dataDir'>,
): Promise<FairTicket> {
  const slot = slotAt(fair.slots, row.slot)
  const isValid = row.state === 'valid'
  return {
    fair: whatVisitorsKnow(fair),
    state: row.state,
    slot: { index: row.slot, from: slot?.from ?? fair.timeline.opensAt, until: slot?.until ?? fair.timeline.closesAt },
    shortCode: isValid ? shortCodeOf(row.number) : '',
    code: isValid ? signTicket(await signer(settings), row) : '',
    revision: row.revision,
    ahead: row.ahead,
    changedAt: Date.parse(row.updated_at),
    enteredAt: row.entered_at === null ? null : Date.parse(row.entered_at),
  }
}
