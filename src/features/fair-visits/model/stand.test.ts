import { expect, test } from 'vitest'
import type { FairTicket } from '#contract/fair-visits'
import { validTicket } from '#mocks/fixtures/fair-visits'
import { standOf } from './stand.ts'

const { fair } = validTicket
const waiting: FairTicket = { ...validTicket, state: 'waiting', code: '', shortCode: '', ahead: 2 }
const on = fair.opensAt

test.each<[string, FairTicket, number, string]>([
  ['a ticket before the fair', validTicket, on - 1, 'good'],
  ['the same after it', validTicket, fair.closesAt, 'past'],
  ['whoever came in', { ...validTicket, enteredAt: on }, fair.closesAt, 'used'],
  ['a fair that is cancelled', { ...validTicket, fair: { ...fair, phase: 'cancelled' } }, on - 1, 'off'],
  ['whoever waits', waiting, fair.registerUntil - 1, 'waiting'],
  ['who waited in vain', waiting, fair.registerUntil, 'unplaced'],
])('%s', (_, ticket, now, stand) => {
  expect(standOf(ticket, now)).toBe(stand)
})
