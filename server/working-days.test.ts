import { expect, test } from 'vitest'
import { workingDaysAfter } from './working-days.ts'

test('counts Mondays to Fridays', () => {
  // 2026-11-20 is a Friday.
  expect(workingDaysAfter('2026-11-20', 1)).toBe('2026-11-23')
  expect(workingDaysAfter('2026-11-20', 5)).toBe('2026-11-27')
  expect(workingDaysAfter('2026-11-21', 5)).toBe('2026-11-27')
  expect(workingDaysAfter('2026-11-20', 0)).toBe('2026-11-20')
})

test('leaves holidays out and counts weekends that are worked in return', () => {
  // Before the National Day of 2026: Saturday 10 October is worked.
  expect(workingDaysAfter('2026-09-30', 1)).toBe('2026-10-08')
  expect(workingDaysAfter('2026-09-30', 3)).toBe('2026-10-10')
  // Seven working days across the spring festival.
  expect(workingDaysAfter('2026-02-12', 7)).toBe('2026-02-28')
})
