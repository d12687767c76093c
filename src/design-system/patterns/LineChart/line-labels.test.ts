import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf, labelled, roomFor, spread } from './line-labels.ts'

test('names are spread over the whole line, ends included, none twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 2, max: 12 }), (count, most) => {
      const places = spread(count, most)
      expect(places).toHaveLength(Math.min(count, most))
      expect(new Set(places).size).toBe(places.length)
      if (count > 0) expect([places[0], places.at(-1)]).toEqual([0, count - 1])
    }),
  )
})

const placesOf = (values: readonly (number | null)[]) => factsOf(values).map(({ at }) => at)

test('a line tells its greatest, least and newest figure, and never a gap', () => {
  expect(placesOf([3, null, 9, 1, 4, null])).toEqual([2, 3, 4])
  expect(placesOf([5])).toEqual([0, 0, 0])
  expect(placesOf([null])).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer()), { minLength: 1 }), values => {
      expect(placesOf(values).every(at => values[at] !== null)).toBe(true)
    }),
  )
})

test('few points are all written, many only where they tell', () => {
  expect(labelled([1, null, 3], 6)).toEqual([0, 2])
  expect(labelled([1, 2, 3, 9, 0, 5, 4], 6)).toEqual([3, 4, 6])
})

test('short names all fit where there is room, long ones are fewer, never fewer than two', () => {
  expect(roomFor(['1月', '12月'], 'wide').names).toBe(12)
  expect(roomFor(['很'.repeat(5000)], 'narrow')).toEqual({ names: 3, ems: 4.5 })
  expect(roomFor(['很'.repeat(5000)], 'tiny').names).toBe(2)
})
