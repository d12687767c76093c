import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { learnServiceTime, offsetAfter, useServiceOffset } from './service-clock.ts'

test('a clock that is right, as far as answers can tell, is not corrected', () => {
  expect(offsetAfter(0, 1_000, 1_000_000)).toBe(0)
  expect(offsetAfter(0, 1_000, 1_001_900)).toBe(0)
  expect(offsetAfter(-60_000, 1_000, 1_000_400)).toBe(0)
})

test('a clock that is off is corrected, and the correction does not tremble with each answer', () => {
  fc.assert(
    fc.property(fc.integer({ min: -86_400, max: 86_400 }), fc.nat(999), fc.nat(999), (off, first, then) => {
      const now = 1_800_000_000_000
      const known = offsetAfter(0, now / 1000 + off, now + first)
      expect(Math.abs(known - off * 1000)).toBeLessThanOrEqual(2_000)
      expect(offsetAfter(known, now / 1000 + off, now + then)).toBe(known)
    }),
    // Just beyond what can be told from the way of an answer, then just within.
    { examples: [[-2, 1, 0]] },
  )
})

test('a page rendered on the service counts by the service’s own clock', () => {
  const Offset = () => <>{useServiceOffset()}</>
  learnServiceTime(1_000, 400_000)
  expect(renderToString(<Offset />)).toBe('0')
  learnServiceTime(1_000, 1_000_000)
})
