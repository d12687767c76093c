import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectedWait, measuredPace, PACE_TALKS, waitInWords } from './fair-wait.ts'

const MINUTE = 60_000
const standing = fc.record({
  before: fc.nat(80),
  busy: fc.nat(12),
  recruiters: fc.integer({ min: 1, max: 8 }),
  paceMs: fc.integer({ min: 0, max: 40 * MINUTE }),
})
const durations = fc.array(fc.integer({ min: 0, max: 40 * MINUTE }), { maxLength: 30 })

it('is never negative, and at most no less than at least', () => {
  fc.assert(
    fc.property(standing, given => {
      const wait = expectedWait(given)
      expect(wait?.from).toBeGreaterThanOrEqual(0)
      expect(wait?.to).toBeGreaterThanOrEqual(wait?.from ?? Number.POSITIVE_INFINITY)
    }),
  )
})

it('never falls with more before, and never rises with more recruiters', () => {
  fc.assert(
    fc.property(standing, given => {
      const [here, behind, helped] = [
        expectedWait(given),
        expectedWait({ ...given, before: given.before + 1 }),
        expectedWait({ ...given, recruiters: given.recruiters + 1 }),
      ]
      if (!here || !behind || !helped) throw new Error('somebody is there')
      expect([behind.from >= here.from, behind.to >= here.to]).toEqual([true, true])
      expect([helped.from <= here.from, helped.to <= here.to]).toEqual([true, true])
    }),
  )
})

it('is the same however often it is asked, and says the same', () => {
  fc.assert(
    fc.property(standing, given => {
      expect(expectedWait(given)).toEqual(expectedWait({ ...given }))
      expect(waitInWords(expectedWait(given))).toBe(waitInWords(expectedWait(given)))
    }),
  )
})

it('holds what really happens: with talks of that length, somebody is called within it', () => {
  const scene = fc.record({
    before: fc.nat(30),
    // How much of each talk that lasts is over, of all its time.
    over: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
    idle: fc.nat(3),
  })
  fc.assert(
    fc.property(scene, ({ before, over, idle }) => {
      const recruiters = over.length + idle
      fc.pre(recruiters > 0)
      const free = [...over.map(part => (1 - part) * 1_000), ...Array.from({ length: idle }, () => 0)]
      for (let ahead = 0; ahead < before; ahead += 1) {
        free.sort((one, other) => one - other)
        free[0] = (free[0] ?? 0) + 1_000
      }
      const called = Math.min(...free)
      const wait = expectedWait({ before, busy: over.length, recruiters, paceMs: 1_000 })
      expect(called).toBeGreaterThanOrEqual((wait?.from ?? 0) - 1e-6)
      expect(called).toBeLessThanOrEqual((wait?.to ?? 0) + 1e-6)
    }),
  )
})

it('is unknown while nobody is there', () => {
  expect(expectedWait({ before: 0, busy: 0, recruiters: 0, paceMs: MINUTE })).toBeNull()
  expect(waitInWords(null)).toBe('现在没有人接待')
})

it('takes the median of the last ten talks, and nothing from fewer than three', () => {
  expect([measuredPace([]), measuredPace([1, 2]), measuredPace([9, 1, 5]), measuredPace([1, 2, 4, 9])]).toEqual([
    null,
    null,
    5,
    3,
  ])
  fc.assert(
    fc.property(durations, all => {
      const pace = measuredPace(all)
      const last = all.slice(0, PACE_TALKS)
      expect(pace === null).toBe(last.length < 3)
      expect(measuredPace(last)).toBe(pace)
      if (pace === null) return
      expect(pace).toBeGreaterThanOrEqual(Math.min(...last))
      expect(pace).toBeLessThanOrEqual(Math.max(...last))
    }),
  )
})

it('is told as a range in round figures that hold it', () => {
  const words = (from: number, to: number) => waitInWords({ from: from * MINUTE, to: to * MINUTE })
  expect([
    words(0, 0),
    words(0, 8),
    words(12, 14),
    words(16, 24),
    words(20, 20),
    words(115, 121),
    words(480, 490),
  ]).toEqual([
    '不到 5 分钟',
    '不到 10 分钟',
    '约 10–15 分钟',
    '约 15–25 分钟',
    '约 20–25 分钟',
    '约 1.5–2.5 小时',
    '约 8–8.5 小时',
  ])
})
