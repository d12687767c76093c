import fc from 'fast-check'
import { expect, test } from 'vitest'
import { representative } from './downsample.ts'

const values = fc.array(fc.option(fc.integer()), { maxLength: 600 })

test('what fits is drawn whole', () => {
  expect(representative([{ name: '', values: [3, 1, 2] }], 3, 10)).toEqual([0, 1, 2])
  expect(representative([], 0, 10)).toEqual([])
})

test('the rest keeps order, ends, peak and valley, and never exceeds its measure', () => {
  fc.assert(
    fc.property(values, values, fc.integer({ min: 20, max: 200 }), (one, other, most) => {
      const series = [one, other].map(figures => ({ name: '', values: figures }))
      const count = Math.max(one.length, other.length)
      const kept = representative(series, count, most)
      expect(kept.length).toBeLessThanOrEqual(Math.max(most, 0))
      expect([...kept].sort((a, b) => a - b)).toEqual(kept)
      expect(new Set(kept).size).toBe(kept.length)
      if (count === 0) return
      expect(kept[0]).toBe(0)
      expect(kept.at(-1)).toBe(count - 1)
      for (const figures of [one, other]) {
        const known = figures.filter(figure => figure !== null)
        if (known.length === 0) continue
        const drawn = kept.map(at => figures[at] ?? null).filter(figure => figure !== null)
        expect(Math.max(...drawn)).toBe(Math.max(...known))
        expect(Math.min(...drawn)).toBe(Math.min(...known))
      }
    }),
  )
})

test('a gap among ten thousand points stays a gap', () => {
  const figures = Array.from({ length: 10_000 }, (_, at) => (at === 5000 ? null : at))
  expect(representative([{ name: '', values: figures }], 10_000, 200)).toContain(5000)
})
