import { expect, it } from 'vitest'
import { freeCancelUntil, shutOutUntil } from './fair-absence.ts'
import { fairRulesOn } from './fair-rules.ts'

const rules = fairRulesOn('2026-01-01')
const at = (text: string) => Date.parse(`${text}+08:00`)

it.each([
  ['2026-11-28T09:00:00', '2026-11-28T00:00:00'],
  ['2026-11-28T00:00:00', '2026-11-28T00:00:00'],
  ['2026-11-28T23:59:59', '2026-11-28T00:00:00'],
])('cancelling a fair of %s is free until %s', (opens, until) => {
  expect(freeCancelUntil(rules, { state: 'planned', opensAt: at(opens) })).toBe(at(until))
})

it('cancelling is free at any time while a fair waits for another day, and until the eve of that', () => {
  const opensAt = at('2026-11-28T09:00:00')
  expect(freeCancelUntil(rules, { state: 'postponed', opensAt })).toBeNull()
  expect(freeCancelUntil(rules, { state: 'stopped', opensAt })).toBe(at('2026-11-28T00:00:00'))
})

it('two no-shows within a year shut out for a year from the second', () => {
  const [first, second] = [at('2025-06-01T09:00:00'), at('2026-05-01T09:00:00')]
  expect(shutOutUntil([second, first], rules, at('2026-06-01T00:00:00'))).toBe(at('2027-05-01T09:00:00'))
  expect(shutOutUntil([second], rules, at('2026-06-01T00:00:00'))).toBeNull()
  expect(shutOutUntil([second, first], rules, at('2027-05-01T09:00:00'))).toBeNull()
  expect(shutOutUntil([first, at('2026-06-02T09:00:00')], rules, at('2026-06-03T00:00:00'))).toBeNull()
})
