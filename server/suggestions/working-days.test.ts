import { expect, test } from 'vitest'
import { workingDaysAfter } from './working-days.ts'

test('counts Mondays to Fridays', () => {
  // 2026-11-20 is a Friday.
  expect(workingDaysAfter('2026-11-20', 1)).toBe('2026-11-23')
  expect(workingDaysAfter('2026-11-20', 5)).toBe('2026-11-27')
  expect(workingDaysAfter('2026-11-21', 5)).toBe('2026-11-27')
  expect(workingDaysAfter('2026-11-20', 0)).toBe('2026-11-20')
})
