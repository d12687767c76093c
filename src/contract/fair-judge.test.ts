import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DeskSnapshot,
  type DeskTicket,
  fairVerdicts,
  isOverrulable,
  judge,
  judgeByTwoClocks,
  type ShownTicket,
} from './fair-judge.ts'
import { type FairStop, slotsOf } from './fair-slots.ts'
import { fairTicketText } from './fair-ticket-code.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const opensAt = Date.parse('2026-11-28T09:00:00+08:00')
const timeline = { opensAt, closesAt: opensAt + 27 * HOUR }
const slots = slotsOf({ kind: '1', timeline, capacity: 60 })

const good: DeskTicket = { number: 48_291_306, slot: 1, revision: 2, isCancelled: false, inAt: null }

const snapshotOf = (tickets: readonly DeskTicket[] = [good], given: Partial<DeskSnapshot> = {}): DeskSnapshot => ({
  fair: '12',
  state: 'planned',
  timeline,
  slots,
  stops: [],
  takenAt: opensAt - HOUR,
  find: number => tickets.find(one => one.number === number),
  ...given,
})

interface Said {
  fair?: string
  number?: number
  slot?: number
  revision?: number
  signature?: 'genuine' | 'forged' | 'unknown-key'
}

function code({ signature = 'genuine', ...given }: Said = {}): ShownTicket {
  const facts = { keyId: 'AbC-_123', fair: '12', number: good.number, slot: 1, revision: 2, ...given }
  return { by: 'code', code: { ...facts, text: fairTicketText(facts), signature: '' }, signature }
}
const short = (number = good.number): ShownTicket => ({ by: 'number', number })

/** Within the slot of `good`. */
const inTime = opensAt + 40 * MINUTE
const verdict = (shown: ShownTicket, snapshot = snapshotOf(), now = inTime) => judge(shown, snapshot, now).verdict

describe('the gate', () => {
  test('admits a good ticket, by its code and by its number', () => {
    expect(verdict(code())).toBe('admitted')
    expect(judge(short(), snapshotOf(), inTime)).toMatchObject({ verdict: 'admitted', slot: { index: 1 } })
  })

  test.each([
    [opensAt + 14 * MINUTE, 'early'],
    [opensAt + 15 * MINUTE, 'admitted'],
    [opensAt + 89 * MINUTE, 'admitted'],
    [opensAt + 90 * MINUTE, 'late'],
    [opensAt + 24 * HOUR, 'past-day'],
  ])('at %i says %s of the slot from 9:30 to 10:00', (now, said) => {
    expect(verdict(short(), snapshotOf(), now)).toBe(said)
  })

  test('tells fraud before anything else about a ticket', () => {
    expect(verdict(code({ signature: 'forged' }), snapshotOf([], { state: 'stopped' }))).toBe('forged')
    expect(verdict(code({ signature: 'unknown-key' }))).toBe('unknown')
    expect(verdict(code({ fair: '13' }))).toBe('wrong-fair')
    expect(verdict({ by: 'nothing' })).toBe('unreadable')
  })

  test('knows cancelled and replaced tickets, and those that are in', () => {
    expect(verdict(code(), snapshotOf([{ ...good, isCancelled: true, revision: 3 }]))).toBe('cancelled')
    expect(verdict(code({ revision: 1, slot: 0 }))).toBe('replaced')
    const inside = snapshotOf([{ ...good, inAt: opensAt }])
    expect(judge(short(), inside, inTime)).toMatchObject({ verdict: 'already-in', inAt: opensAt })
  })

  test('believes a signature about what came after the snapshot, and no short code', () => {
    expect(verdict(code({ number: 55_555_555 }))).toBe('admitted')
    expect(verdict(code({ revision: 3, slot: 4 }))).toBe('early')
    expect(verdict(short(55_555_555))).toBe('unknown')
  })

  test('lets nobody in while the fair is stopped, or by a clock that lies before its snapshot', () => {
    for (const state of ['stopped', 'postponed', 'cancelled'] as const)
      expect(verdict(code(), snapshotOf([good], { state }))).toBe('stopped')
    expect(verdict(code(), snapshotOf([good], { takenAt: inTime + 2 * HOUR }))).toBe('wrong-clock')
  })

  test('lets supervisors overrule what is no fraud', () => {
    expect(fairVerdicts.filter(isOverrulable)).toEqual([
      'early',
      'late',
      'past-day',
      'already-in',
      'replaced',
      'cancelled',
    ])
  })
})

describe('the gate after a stop', () => {
  const minutes = (from: number, until: number | null): FairStop => ({
    from: opensAt + from * MINUTE,
    until: until === null ? null : opensAt + until * MINUTE,
  })
  /** Of a ticket for 9:00 to 9:30, so many minutes after nine. */
  const at = (minute: number, ...stops: FairStop[]) =>
    verdict(short(), snapshotOf([{ ...good, slot: 0 }], { stops }), opensAt + minute * MINUTE)

  test('gives back what was left of a slot', () => {
    // From 9:20 to 10:30, with forty minutes left.
    expect([at(90, minutes(20, 90)), at(129, minutes(20, 90)), at(130, minutes(20, 90))]).toEqual([
      'admitted',
      'admitted',
      'late',
    ])
    expect([at(129), at(65, minutes(60, 90)), at(65, minutes(-60, -30))]).toEqual(['late', 'late', 'late'])
  })

  test('counts several stops, and one that goes on until the next day', () => {
    expect([at(89, minutes(10, 20), minutes(30, 50)), at(90, minutes(10, 20), minutes(30, 50))]).toEqual([
      'admitted',
      'late',
    ])
    const nextDay = minutes(20, 24 * 60)
    expect([at(24 * 60 + 39, nextDay), at(24 * 60 + 40, nextDay)]).toEqual(['admitted', 'past-day'])
  })

  const isStopped = (stops: readonly FairStop[], now: number) =>
    stops.some(({ from, until }) => from <= now && now < (until ?? now + 1))
  /** Stops one after the other, between an hour before the opening and ten hours after it. */
  const anyStops = fc.uniqueArray(fc.integer({ min: -60, max: 600 }), { maxLength: 8 }).map(cuts => {
    const sorted = cuts.toSorted((one, other) => one - other)
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, place) =>
      minutes(sorted[2 * place] ?? 0, sorted[2 * place + 1] ?? 0),
    )
  })

  test('tells the half hour that is left after a stop, and lets in throughout it', () => {
    const slotTold = (...stops: FairStop[]) => {
      const { slot } = judge(short(), snapshotOf([{ ...good, slot: 0 }], { stops }), opensAt + 120 * MINUTE)
      return slot && [(slot.from - opensAt) / MINUTE, (slot.until - opensAt) / MINUTE]
    }
    expect([slotTold(minutes(20, 90)), slotTold(minutes(-10, 90)), slotTold(minutes(40, 50))]).toEqual([
      [0, 100],
      [90, 120],
      [0, 30],
    ])
    fc.assert(
      fc.property(anyStops, fc.nat({ max: 5 }), (stops, index) => {
        const snapshot = snapshotOf([{ ...good, slot: index }], { stops, takenAt: opensAt - 2 * HOUR })
        const { slot } = judge(short(), snapshot, opensAt)
        for (let now = slot?.from ?? 0; now < (slot?.until ?? 0); now += MINUTE)
          if (!isStopped(stops, now)) expect(verdict(short(), snapshot, now)).toBe('admitted')
      }),
    )
  })

  test('lets in every slot for as long as without stops, and never for less', () => {
    fc.assert(
      fc.property(anyStops, fc.nat({ max: 5 }), (stops, slot) => {
        const snapshot = snapshotOf([{ ...good, slot }], { stops, takenAt: opensAt - 2 * HOUR })
        const open = Array.from({ length: 14 * 60 }, (_, minute) => opensAt + (minute - 60) * MINUTE).filter(
          now => !isStopped(stops, now) && verdict(short(), snapshot, now) === 'admitted',
        )
        expect(open).toHaveLength(75)
      }),
    )
  })
})

test('believes neither of two clocks where they tell different verdicts, and any where they tell the same', () => {
  const by = (now: number, steady: number) => judgeByTwoClocks(short(), snapshotOf(), { now, steady }).verdict
  expect(by(inTime, inTime)).toBe('admitted')
  expect(by(inTime + 2 * HOUR, inTime)).toBe('wrong-clock')
  expect(by(inTime - 35 * MINUTE, inTime)).toBe('wrong-clock')
  expect(by(inTime + 20 * MINUTE, inTime)).toBe('admitted')
  // The ways of an answer.
  expect(by(opensAt + 90 * MINUTE, opensAt + 89 * MINUTE)).toBe('late')
})

describe('whatever is shown, whenever', () => {
  const moment = fc.integer({ min: opensAt - 48 * HOUR, max: opensAt + 72 * HOUR })
  const said = fc.record({
    fair: fc.constantFrom('12', '13'),
    number: fc.constantFrom(good.number, 55_555_555),
    slot: fc.nat({ max: 20 }),
    revision: fc.integer({ min: 1, max: 4 }),
    signature: fc.constantFrom('genuine' as const, 'forged' as const, 'unknown-key' as const),
  })
  const ticket = fc.record({
    number: fc.constant(good.number),
    slot: fc.nat({ max: 20 }),
    revision: fc.integer({ min: 1, max: 4 }),
    isCancelled: fc.boolean(),
    inAt: fc.option(moment),
  })
  const state = fc.constantFrom('planned' as const, 'stopped' as const)

  test('nobody comes in by what is forged, of another fair, cancelled, used, or too early or late', () => {
    fc.assert(
      fc.property(said, ticket, state, moment, (given, one, of, now) => {
        const snapshot = snapshotOf([one], { state: of, takenAt: opensAt - 50 * HOUR })
        const { verdict: told, slot } = judge(code(given), snapshot, now)
        if (told !== 'admitted') return
        expect([given.signature, given.fair, of]).toEqual(['genuine', '12', 'planned'])
        if (given.number === one.number) expect([one.isCancelled, one.inAt]).toEqual([false, null])
        expect(now).toBeGreaterThanOrEqual((slot?.from ?? 0) - 15 * MINUTE)
        expect(now).toBeLessThan((slot?.until ?? 0) + 30 * MINUTE)
      }),
    )
  })

  test('the same is said twice, and nothing is changed', () => {
    fc.assert(
      fc.property(said, ticket, moment, (given, one, now) => {
        const snapshot = snapshotOf([Object.freeze(one)])
        expect(judge(code(given), snapshot, now)).toEqual(judge(code(given), snapshot, now))
      }),
    )
  })
})
