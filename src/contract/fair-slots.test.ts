import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SLOT_MS, slotAt, slotsAfterStops, slotsOf } from './fair-slots.ts'

const opensAt = Date.parse('2026-11-28T09:00:00+08:00')
const HOUR = 3_600_000

test('a morning of three hours has six half hours, and its places are those of the hall', () => {
  const slots = slotsOf({ kind: '1', timeline: { opensAt, closesAt: opensAt + 3 * HOUR }, capacity: 100 })
  expect(slots.map(({ places }) => places)).toEqual([17, 17, 17, 17, 16, 16])
  expect(slots[5]).toMatchObject({ index: 5, from: opensAt + 2.5 * HOUR, until: opensAt + 3 * HOUR })
})

test('several days have the hours of the first, each with the whole capacity', () => {
  const slots = slotsOf({ kind: '3', timeline: { opensAt, closesAt: opensAt + 50 * HOUR }, capacity: 40 })
  expect(slots).toHaveLength(12)
  expect(slots.filter(({ places }) => places === 10)).toHaveLength(12)
  expect(slots[4]?.from).toBe(opensAt + 24 * HOUR)
})

test('on line there are none', () => {
  expect(slotsOf({ kind: '2', timeline: { opensAt, closesAt: opensAt + HOUR }, capacity: 40 })).toEqual([])
})

test('whoever has a slot that is no more comes in the last one', () => {
  const slots = slotsOf({ kind: '1', timeline: { opensAt, closesAt: opensAt + HOUR }, capacity: 10 })
  expect(slotAt(slots, 9)?.index).toBe(1)
  expect(slotAt([], 0)).toBeUndefined()
})

describe('slots after stops', () => {
  const MINUTE = 60_000
  const slots = slotsOf({ kind: '1', timeline: { opensAt, closesAt: opensAt + 25 * HOUR }, capacity: 10 })
  const stop = (from: number, until: number | null) => ({
    from: opensAt + from * MINUTE,
    until: until === null ? null : opensAt + until * MINUTE,
  })
  const told = (...stops: ReturnType<typeof stop>[]) =>
    slotsAfterStops(slots, stops).map(({ from, until }) => [(from - opensAt) / MINUTE, (until - opensAt) / MINUTE])

  test.each([
    ['none', [], [0, 30], [30, 60]],
    ['one that is on', [stop(10, null)], [0, 30], [30, 60]],
    ['one within a slot', [stop(10, 15)], [0, 35], [30, 60]],
    ['one over the end of a slot', [stop(20, 40)], [0, 50], [40, 60]],
    ['one before everything', [stop(-60, 0)], [0, 30], [30, 60]],
    ['two after each other', [stop(-10, 10), stop(20, 25)], [10, 45], [30, 60]],
    ['one beyond the closing, of which nothing is left', [stop(0, 70)], [0, 30], [30, 60]],
  ] as const)('%s', (_, stops, first, second) => {
    expect(told(...stops)).toEqual([first, second, [1_440, 1_470], [1_470, 1_500]])
  })

  test('none begins earlier, is empty, or ends after its day', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: -100, max: 2_000 }), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(cuts, moments => {
        const [from = 0, until = 0] = moments.toSorted((one, other) => one - other)
        slotsAfterStops(slots, [stop(from, until)]).forEach((slot, at) => {
          expect(slot.from).toBeGreaterThanOrEqual(slots[at]?.from ?? 0)
          expect(slot.until).toBeGreaterThan(slot.from)
          expect(slot.until).toBeLessThanOrEqual(opensAt + (at < 2 ? 1 : 25) * HOUR)
        })
      }),
    )
  })
})

test('slots follow each other, lie within the fair, and spread the capacity evenly', () => {
  const span = fc.integer({ min: 1, max: 72 * 60 }).map(minutes => minutes * 60_000)
  fc.assert(
    fc.property(span, fc.integer({ min: 1, max: 30_000 }), (length, capacity) => {
      const closesAt = opensAt + length
      const slots = slotsOf({ kind: '1', timeline: { opensAt, closesAt }, capacity })
      const days = Math.ceil(length / (24 * HOUR))
      expect(slots.reduce((sum, { places }) => sum + places, 0)).toBe(capacity * days)
      slots.forEach(({ index, from, until }, at) => {
        expect(index).toBe(at)
        expect(until).toBeGreaterThan(from)
        expect(until - from).toBeLessThanOrEqual(SLOT_MS)
        expect(from).toBeGreaterThanOrEqual(slots[at - 1]?.until ?? opensAt)
      })
      expect(slots.at(-1)?.until).toBe(closesAt)
    }),
  )
})
