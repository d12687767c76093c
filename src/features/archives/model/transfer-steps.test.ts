import { expect, test } from 'vitest'
import { stepsOf } from './transfer-steps.ts'

const step = (state: 'requested' | 'issued' | 'cancelled' | 'closed') => ({
  state,
  at: Date.parse('2026-11-09T09:10:00+08:00'),
  office: '南昌',
  note: '',
})
const told = (given: Parameters<typeof stepsOf>[0]) => stepsOf(given).map(({ id, state }) => `${id} ${state}`)

test('what has happened comes first, then what is still to come', () => {
  expect(told({ state: 'issued', steps: [step('requested'), step('issued')] })).toEqual([
    'requested done',
    'issued current',
    'accepted upcoming',
    'sealed upcoming',
    'transit upcoming',
    'received upcoming',
    'closed upcoming',
  ])
})

test('a transfer that was taken back ends there, and one that is over has nothing current', () => {
  expect(told({ state: 'cancelled', steps: [step('requested'), step('issued'), step('cancelled')] }).at(-1)).toBe(
    'cancelled failed',
  )
  expect(told({ state: 'closed', steps: [step('requested'), step('closed')] })).toEqual([
    'requested done',
    'closed done',
  ])
})
