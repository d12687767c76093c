import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BoothRecord,
  isScanTime,
  laterRecord,
  mergeRecords,
  takesRecords,
  visitorsOf,
} from './booth-visit-records.ts'

const HOUR = 3_600_000

const record = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  at: fc.integer({ min: 0, max: 9 }),
  note: fc.constantFrom('', '会日语', '𠮷'),
  nextStep: fc.constantFrom<BoothRecord['nextStep']>('', 'interview', 'reserve'),
  writtenAt: fc.integer({ min: 0, max: 5 }),
  number: fc.integer({ min: 10_000_000, max: 10_000_003 }),
})
const saidOf = ({ note, nextStep, writtenAt }: BoothRecord) => ({ note, nextStep, writtenAt })

test('records come to the same however often and in whichever order they are told', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 20 }), fc.integer(), (told, seed) => {
      const shuffled = [...told, ...told].toSorted((a, b) => ((a.writtenAt * 31 + a.note.length + seed) % 7) - b.at)
      const said = (records: typeof told) =>
        Object.fromEntries([...mergeRecords(records)].map(([id, one]) => [id, saidOf(one)]))
      expect(said(shuffled)).toEqual(said(told))
    }),
  )
})

test('what was written later stays', () => {
  const one = { id: 'a', at: 1, note: '早', nextStep: '' as const, writtenAt: 1 }
  const other = { ...one, note: '', writtenAt: 2 }
  expect([laterRecord(one, other), laterRecord(other, one)]).toEqual([other, other])
})

test('every record belongs to one visitor, who was scanned when the first of theirs was', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 20 }), told => {
      const records = [...mergeRecords(told).values()]
      const visitors = visitorsOf(records)
      expect(visitors.flatMap(one => one.records)).toHaveLength(records.length)
      expect(new Set(visitors.map(({ number }) => number)).size).toBe(visitors.length)
      for (const { number, at, records: theirs } of visitors) {
        expect(theirs.every(one => one.number === number)).toBe(true)
        expect(at).toBe(Math.min(...theirs.map(one => one.at)))
      }
      expect(visitors.map(({ at }) => at)).toEqual(visitors.map(({ at }) => at).toSorted((a, b) => b - a))
    }),
  )
})

test('visitors are scanned until two hours after the fair, and handed in for a week', () => {
  expect([isScanTime(0, 2 * HOUR), isScanTime(0, 2 * HOUR + 1), isScanTime(0, -1_000 * HOUR)]).toEqual([
    true,
    false,
    true,
  ])
  expect([takesRecords(0, 7 * 24 * HOUR), takesRecords(0, 7 * 24 * HOUR + 1)]).toEqual([true, false])
})
