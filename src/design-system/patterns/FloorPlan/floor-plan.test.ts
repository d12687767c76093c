import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Direction, directions, findStands, hallOf, isPlaced, neighbour, type Stand } from './floor-plan.ts'

const box = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 1, max: 50 }).map(half => 2 * half),
  height: fc.integer({ min: 1, max: 50 }).map(half => 2 * half),
})
const boxes = fc.array(box, { minLength: 1, maxLength: 60 })

type Box = { x: number; y: number; width: number; height: number }

/** The middle on the axis of `direction`, growing the way it points. */
const ahead = ({ x, y, width, height }: Box, direction: Direction) => {
  const [across, along] = [x + width / 2, y + height / 2]
  return { ArrowLeft: -across, ArrowRight: across, ArrowUp: -along, ArrowDown: along }[direction]
}

describe('the nearest neighbour', () => {
  test('is found whenever anything lies in that direction, lies there, and is of the set', () => {
    fc.assert(
      fc.property(boxes, fc.nat(), fc.constantFrom(...directions), (all, seed, direction) => {
        const from = seed % all.length
        const own = all[from]
        if (!own) return
        const there = all.filter(other => ahead(other, direction) > ahead(own, direction))
        const found = neighbour(all, from, direction)
        expect(found === undefined).toBe(there.length === 0)
        if (found !== undefined) expect(there).toContain(all[found])
      }),
    )
  })

  test('in a grid is the one beside it, and the way back leads back', () => {
    const grid = Array.from({ length: 400 }, (_, at) => ({
      x: (at % 20) * 12,
      y: Math.floor(at / 20) * 12,
      width: 10,
      height: 10,
    }))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 18 }), fc.integer({ min: 1, max: 18 }), (column, row) => {
        const at = row * 20 + column
        expect(directions.map(direction => neighbour(grid, at, direction))).toEqual([at - 1, at + 1, at - 20, at + 20])
      }),
    )
  })

  test('of a place that is not there is none', () => {
    expect(neighbour([], 0, 'ArrowLeft')).toBeUndefined()
  })
})

test('the hall holds every stand', () => {
  fc.assert(
    fc.property(boxes, all => {
      const [x, y, width, height] = hallOf(all)
      for (const one of all) {
        expect(one.x).toBeGreaterThanOrEqual(x)
        expect(one.y).toBeGreaterThanOrEqual(y)
        expect(one.x + one.width).toBeLessThanOrEqual(x + width + 1e-9)
        expect(one.y + one.height).toBeLessThanOrEqual(y + height + 1e-9)
      }
    }),
  )
})

test('what has no size or place is not drawn', () => {
  expect(isPlaced({ x: 0, y: 0, width: 0, height: 1 })).toBe(false)
  expect(isPlaced({ x: Number.NaN, y: 0, width: 1, height: 1 })).toBe(false)
  expect(isPlaced({ x: -1, y: 0, width: 1, height: 1 })).toBe(true)
})

test('stands are found by number and company, whatever width, case and spaces', () => {
  const stand = (label: string, company?: string): Stand => ({
    ...{ id: label, label, x: 0, y: 0, width: 1, height: 1, state: 'taken' },
    company,
  })
  const all = [stand('A01', '江铃汽车'), stand('B02', 'ＡＢＣ 科技'), stand('C03')]
  const found = (query: string) => findStands(all, query).map(({ label }) => label)
  expect([found('ａ01'), found('abc科技'), found('汽车'), found(''), found('无')]).toEqual([
    ['A01'],
    ['B02'],
    ['A01'],
    ['A01', 'B02', 'C03'],
    [],
  ])
})
