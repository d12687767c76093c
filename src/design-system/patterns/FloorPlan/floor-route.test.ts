import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { middleOf } from './floor-geometry.ts'
import type { FloorBox } from './floor-plan.ts'
import { routeThrough, shortOrder } from './floor-route.ts'
import { sampleHall } from './testing.ts'

const { booths, features } = sampleHall(100)
const entrance = features.find(({ kind }) => kind === 'entrance')
const some = fc.uniqueArray(fc.integer({ min: 0, max: booths.length - 1 }), { maxLength: 12 })
const stopsOf = (places: readonly number[]) => places.flatMap(at => booths[at] ?? [])

const isInside = ([x, y]: readonly [number, number], box: FloorBox) =>
  x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h

/** Points along a line, a decimetre apart. */
const along = (line: readonly (readonly [number, number])[]) =>
  line.slice(1).flatMap(([toX, toY], at) => {
    const [x, y] = line[at] ?? [toX, toY]
    const steps = Math.ceil(Math.abs(toX - x) + Math.abs(toY - y))
    return Array.from({ length: steps + 1 }, (_, step) => {
      const share = steps === 0 ? 0 : step / steps
      return [x + (toX - x) * share, y + (toY - y) * share] as const
    })
  })

describe('a route', () => {
  test('goes to every booth once and is the same each time', () => {
    fc.assert(
      fc.property(some, places => {
        const route = routeThrough(booths, stopsOf(places), entrance)
        expect(route.order.toSorted((a, b) => a - b)).toEqual([...places.keys()])
        expect(routeThrough(booths, stopsOf(places), entrance)).toEqual(route)
      }),
      { numRuns: 30 },
    )
  })

  test('is never longer than the order given', () => {
    fc.assert(
      fc.property(some, places => {
        const stops = stopsOf(places)
        const naive = routeThrough(booths, stops, entrance, { isOrdered: true })
        expect(routeThrough(booths, stops, entrance).length).toBeLessThanOrEqual(naive.length)
      }),
      { numRuns: 30 },
    )
  })

  test('keeps to the aisles and is as long as its line', () => {
    fc.assert(
      fc.property(some, places => {
        const { line, length } = routeThrough(booths, stopsOf(places), entrance)
        const points = along(line)
        expect(points.filter(point => booths.some(booth => isInside(point, booth)))).toEqual([])
        const drawn = line.slice(1).reduce((sum, [x, y], at) => {
          const [fromX, fromY] = line[at] ?? [x, y]
          return sum + Math.abs(x - fromX) + Math.abs(y - fromY)
        }, 0)
        expect(drawn).toBeCloseTo(length)
      }),
      { numRuns: 20 },
    )
  })

  test('is at least as long as the Manhattan distance to its farthest booth, less half a booth and a square at either end', () => {
    fc.assert(
      fc.property(some, places => {
        const stops = stopsOf(places)
        const [x, y] = entrance ? middleOf(entrance) : [0, 0]
        const farthest = Math.max(
          0,
          ...stops.map(stop => {
            const [toX, toY] = middleOf(stop)
            return Math.abs(toX - x) + Math.abs(toY - y) - 40
          }),
        )
        expect(routeThrough(booths, stops, entrance).length).toBeGreaterThanOrEqual(farthest)
      }),
      { numRuns: 30 },
    )
  })

  test('has a way where booths are walled in or stand anywhere', () => {
    const box = fc.record({
      x: fc.integer({ min: -300, max: 300 }),
      y: fc.integer({ min: -300, max: 300 }),
      w: fc.integer({ min: 1, max: 80 }),
      h: fc.integer({ min: 1, max: 80 }),
    })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), fc.option(box, { nil: undefined }), (all, from) => {
        const stops = all.slice(0, 6)
        const { order, length } = routeThrough(all, stops, from)
        expect(order).toHaveLength(stops.length)
        expect(length).toBeGreaterThanOrEqual(0)
        expect(length).toBeLessThan(100_000)
      }),
      { numRuns: 30 },
    )
  })
})

test('an order is never longer than the one given, for any distances that are equal both ways', () => {
  const square = fc.array(fc.array(fc.nat(100), { minLength: 9, maxLength: 9 }), { minLength: 9, maxLength: 9 })
  fc.assert(
    fc.property(square, fc.integer({ min: 0, max: 8 }), (table, count) => {
      const far = (a: number, b: number) => (a === b ? 0 : (table[Math.min(a, b)]?.[Math.max(a, b)] ?? 0))
      const length = (order: readonly number[]) => order.reduce((sum, to, at) => sum + far(order[at - 1] ?? 0, to), 0)
      const naive = Array.from({ length: count }, (_, at) => at + 1)
      const order = shortOrder(count, far)
      expect(order.toSorted((a, b) => a - b)).toEqual(naive)
      expect(length(order)).toBeLessThanOrEqual(length(naive))
    }),
  )
})
