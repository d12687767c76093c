import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOf, ticks } from './ticks.ts'

const figure = fc.oneof(
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  fc.double({ min: -1e15, max: 1e15, noNaN: true }),
  fc.double({ min: -1, max: 1, noNaN: true }),
)

describe('ticks', () => {
  test('of known ranges are the figures one would choose', () => {
    expect(ticks(0, 100)).toEqual([0, 25, 50, 75, 100])
    expect(ticks(0, 7)).toEqual([0, 2, 4, 6, 8])
    expect(ticks(-30, 50)).toEqual([-40, -20, 0, 20, 40, 60])
    expect(ticks(0, 0)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(ticks(0, 0.3, 3)).toEqual([0, 0.1, 0.2, 0.3])
  })

  test('hold the whole range, in few even steps that only rise', () => {
    fc.assert(
      fc.property(figure, figure, fc.integer({ min: 2, max: 10 }), (one, other, wanted) => {
        const marks = ticks(one, other, wanted)
        const step = (marks[1] ?? 0) - (marks[0] ?? 0)
        expect(step).toBeGreaterThan(0)
        expect(marks.length).toBeGreaterThanOrEqual(2)
        expect(marks.length).toBeLessThanOrEqual(wanted + 3)
        expect(marks[0]).toBeLessThanOrEqual(Math.min(one, other) + step * 1e-4)
        expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(one, other) - step * 1e-4)
        marks.slice(1).forEach((mark, at) => {
          expect(Math.abs(mark - (marks[at] ?? 0) - step)).toBeLessThan(step * 1e-3)
        })
      }),
    )
  })

  test('name zero wherever the range crosses it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (below, above) => {
        expect(ticks(-below, above).some(mark => mark === 0)).toBe(true)
      }),
    )
  })
})

test('a share lies between nothing and all, and keeps the order', () => {
  fc.assert(
    fc.property(figure, figure, figure, figure, (low, high, one, other) => {
      const marks = ticks(low, high)
      const [less, more] = [shareOf(Math.min(one, other), marks), shareOf(Math.max(one, other), marks)]
      expect(less).toBeGreaterThanOrEqual(0)
      expect(more).toBeLessThanOrEqual(1)
      expect(less).toBeLessThanOrEqual(more)
    }),
  )
})
