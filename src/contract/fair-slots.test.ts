import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SLOT_MS, slotAt, slotsOf } from './fair-slots.ts'

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
