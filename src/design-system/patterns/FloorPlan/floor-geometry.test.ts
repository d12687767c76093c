import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, type Direction, directions, floorKeys, isPlaced, neighbour, readingOrder } from './floor-geometry.ts'
import type { FloorBox } from './floor-plan.ts'
import { sampleHall } from './testing.ts'

const box = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  w: fc.integer({ min: 1, max: 50 }).map(half => 2 * half),
  h: fc.integer({ min: 1, max: 50 }).map(half => 2 * half),
})
const boxes = fc.array(box, { minLength: 1, maxLength: 60 })

/** The middle on the axis of `direction`, growing the way it points. */
const ahead = ({ x, y, w, h }: FloorBox, direction: Direction) => {
  const [across, along] = [x + w / 2, y + h / 2]
  return { ArrowLeft: -across, ArrowRight: across, ArrowUp: -along, ArrowDown: along }[direction]
}

const reachedFrom = (all: readonly FloorBox[], from: number): number => {
  const keys = floorKeys(all)
  const been = new Set([from])
  for (const at of been)
    for (const direction of directions) {
      const to = keys[direction][at]
      if (to !== undefined) been.add(to)
    }
  return been.size
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
      w: 10,
      h: 10,
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

describe('the arrow keys', () => {
  test('lead from every booth to every other, however they stand', () => {
    fc.assert(
      fc.property(boxes, fc.nat(), (all, seed) => {
        expect(reachedFrom(all, seed % all.length)).toBe(all.length)
      }),
    )
  })

  test('lead everywhere where booths stand upon each other', () => {
    const one = { x: 0, y: 0, w: 10, h: 10 }
    expect(reachedFrom([one, one, one], 1)).toBe(3)
  })

  test('lead back from the right of a row to where one came from, and on a real hall never out of the row', () => {
    const isBack = (all: readonly FloorBox[]) => {
      const keys = floorKeys(all)
      all.forEach((from, at) => {
        const right = keys.ArrowRight[at]
        const to = right === undefined ? undefined : all[right]
        const isSame = (other: FloorBox) => other.x === from.x && other.y === from.y && other.w === from.w
        if (right === undefined || !to || to.y !== from.y || to.h !== from.h) return
        const back = all[keys.ArrowLeft[right] ?? -1]
        if (!all.some((other, place) => place !== at && isSame(other))) expect(back && isSame(back)).toBe(true)
      })
    }
    const aligned = fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 30 }).map(n => n * 10),
        y: fc.integer({ min: 0, max: 30 }).map(n => n * 10),
        w: fc.constant(30),
        h: fc.constantFrom(30, 60),
      }),
      { minLength: 1, maxLength: 60 },
    )
    fc.assert(fc.property(aligned, isBack))
    const hall = sampleHall(400).booths
    isBack(hall)
    const keys = floorKeys(hall)
    hall.forEach((booth, at) => {
      const to = hall[keys.ArrowRight[at] ?? -1]
      if (to) expect(to.y).toBe(booth.y)
    })
  })

  test('begin and end with the first and last in the order of reading, which has each once', () => {
    fc.assert(
      fc.property(boxes, all => {
        expect(readingOrder(all).toSorted((a, b) => a - b)).toEqual([...all.keys()])
      }),
    )
    const { booths } = sampleHall(40)
    const { order } = floorKeys(booths)
    expect([booths[order[0] ?? -1]?.code, booths[order.at(-1) ?? -1]?.code]).toEqual(['A01', 'D10'])
  })
})

test('the hall holds every booth', () => {
  fc.assert(
    fc.property(boxes, all => {
      const { x, y, w, h } = boundsOf(all)
      for (const one of all) {
        expect(one.x).toBeGreaterThanOrEqual(x)
        expect(one.y).toBeGreaterThanOrEqual(y)
        expect(one.x + one.w).toBeLessThanOrEqual(x + w)
        expect(one.y + one.h).toBeLessThanOrEqual(y + h)
      }
    }),
  )
})

test('what has no size or place is not drawn', () => {
  expect(isPlaced({ x: 0, y: 0, w: 0, h: 1 })).toBe(false)
  expect(isPlaced({ x: Number.NaN, y: 0, w: 1, h: 1 })).toBe(false)
  expect(isPlaced({ x: -1, y: 0, w: 1, h: 1 })).toBe(true)
})
