import { deskLive, deskSnapshot, type SentSnapshot, sendScans } from '#contract/fair-desk'
import { fairTicketText, writeFairTicket } from '#contract/fair-ticket-code'
import { deskFigures, deskSnapshotOf } from '#mocks/fixtures/fair-desk'
import { mock } from '#mocks/mock'

/** Five minutes after the fair has opened. */
export const FAIR_NOW = '2026-11-28T09:05:00+08:00'
export const fairNow = Date.parse(FAIR_NOW)

const facts = { keyId: 'Zq3mB8xK', fair: '12', number: 48_291_306, slot: 0, revision: 1 }

/** A key pair of the story's own: the public key, and the code of a ticket that it signs. */
export async function signedTicket(change: Partial<typeof facts> = {}) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const given = { ...facts, ...change }
  const text = new TextEncoder().encode(fairTicketText(given))
  const signature = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, text))
  const base64url = btoa(String.fromCharCode(...signature))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return { keys: [{ id: facts.keyId, x, y }], code: writeFairTicket(given, base64url) }
}

/** A desk whose service answers, as on an ordinary morning. */
export const ordinaryMorning = (change: Partial<SentSnapshot> = {}) => [
  mock(deskSnapshot).returns({ ...deskSnapshotOf(fairNow), ...change }),
  mock(deskLive).returns({ ...deskFigures(), takenAt: fairNow, tickets: [] }),
  mock(sendScans).returns(deskFigures()),
]
