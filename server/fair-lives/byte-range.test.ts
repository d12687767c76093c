import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  [undefined, 'all'],
  ['bytes=0-', { from: 0, until: 99 }],
  ['bytes=10-19', { from: 10, until: 19 }],
  ['bytes=90-500', { from: 90, until: 99 }],
  ['bytes=-5', { from: 95, until: 99 }],
  ['bytes=-500', { from: 0, until: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=20-10', 'all'],
  ['bytes=-', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['lines=1-2', 'all'],
] as const)('of 100 bytes, %s is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

test('whatever is asked for, what is given lies within the file', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 10_000 }), (word, from, until, size) => {
      for (const header of [word, `bytes=${from}-${until}`, `bytes=${from}-`, `bytes=-${until}`]) {
        const range = byteRange(header, size)
        if (typeof range === 'string') continue
        expect(range.from).toBeGreaterThanOrEqual(0)
        expect(range.until).toBeGreaterThanOrEqual(range.from)
        expect(range.until).toBeLessThan(size)
      }
    }),
    { numRuns: 300 },
  )
})
