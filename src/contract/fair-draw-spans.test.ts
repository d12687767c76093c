import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spansBetween } from './fair-draw-spans.ts'

const MINUTE = 60_000
const asked = fc
  .record({
    opensAt: fc.constant(1_000 * MINUTE),
    after: fc.integer({ min: 0, max: 600 * MINUTE }),
    lasts: fc.integer({ min: 0, max: 300 * MINUTE }),
    minutes: fc.constantFrom(10, 15, 20, 30),
  })
  .map(({ opensAt, after, lasts, minutes }) => ({
    opensAt,
    from: opensAt + after,
    until: opensAt + after + lasts,
    minutes,
  }))

it('stays between the two moments, without overlaps, until no further slot fits', () => {
  fc.assert(
    fc.property(asked, given => {
      const spans = spansBetween(given)
      for (const [at, span] of spans.entries()) {
        expect(given.opensAt + span.from * MINUTE).toBeGreaterThanOrEqual(given.from)
        expect(given.opensAt + (span.from + span.minutes) * MINUTE).toBeLessThanOrEqual(given.until)
        expect(span.from).toBe((spans[0]?.from ?? 0) + at * given.minutes)
      }
      const rest = given.until - given.from - spans.length * given.minutes * MINUTE
      expect(rest).toBeLessThan((given.minutes + 1) * MINUTE)
    }),
  )
})

it('overlaps with nothing that is there, and adds nothing the second time', () => {
  fc.assert(
    fc.property(asked, asked, (one, other) => {
      const there = spansBetween(one)
      const all = [...there, ...spansBetween({ ...other, opensAt: one.opensAt }, there)].sort((a, b) => a.from - b.from)
      for (const [at, span] of all.entries())
        expect(span.from).toBeGreaterThanOrEqual((all[at - 1]?.from ?? 0) + (all[at - 1]?.minutes ?? 0))
      expect(spansBetween(one, there)).toEqual([])
    }),
  )
})
