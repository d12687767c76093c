import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ANSWER_MS,
  isPresent,
  KEEP_MS,
  lineOfNew,
  livePlaces,
  nextOf,
  type Place,
  placeCommands,
  placeStates,
  placesBefore,
  SETBACK,
  SETBACKS,
  settleLine,
  stepPlace,
  waitingIn,
} from './fair-queue.ts'

const NOW = 10_000_000

const line: fc.Arbitrary<Place[]> = fc
  .array(
    fc.record({
      state: fc.constantFrom(...placeStates),
      misses: fc.nat(SETBACKS),
      away: fc.nat(2 * KEEP_MS),
      called: fc.nat(3 * ANSWER_MS),
    }),
    { maxLength: 12 },
  )
  .map(all =>
    all.map(({ state, misses, away, called }, at) => ({
      number: at + 1,
      state,
      line: at + 1,
      misses,
      seenAt: NOW - away,
      calledAt: state === 'called' ? NOW - called : null,
    })),
  )

it('loses no number and doubles none, whatever the time', () => {
  fc.assert(
    fc.property(line, fc.nat(2 * KEEP_MS), (places, later) => {
      const settled = settleLine(places, NOW + later)
      expect(settled.map(({ number }) => number)).toEqual(places.map(({ number }) => number))
    }),
  )
})

it('is the same for whoever looks now and whoever looked in between', () => {
  fc.assert(
    fc.property(line, fc.nat(KEEP_MS), fc.nat(KEEP_MS), (places, first, second) => {
      const once = settleLine(places, NOW + first + second)
      expect(settleLine(settleLine(places, NOW + first), NOW + first + second)).toEqual(once)
      expect(settleLine(once, NOW + first + second)).toEqual(once)
    }),
  )
})

it('keeps the order of all who did not miss a call', () => {
  fc.assert(
    fc.property(line, fc.nat(KEEP_MS), (places, later) => {
      const settled = settleLine(places, NOW + later)
      const kept = (all: readonly Place[]) =>
        waitingIn(all)
          .filter(
            ({ number }) =>
              places.find(one => one.number === number)?.misses === all.find(one => one.number === number)?.misses,
          )
          .map(({ number }) => number)
      const before = waitingIn(places).map(({ number }) => number)
      const after = kept(settled).filter(number => before.includes(number))
      expect(after).toEqual(before.filter(number => after.includes(number)))
    }),
  )
})

it('sends who did not answer three places back, twice, and then away', () => {
  const all = (misses: number): Place[] =>
    [1, 2, 3, 4, 5, 6].map(number => ({
      number,
      state: number === 1 ? 'called' : 'waiting',
      line: number,
      misses: number === 1 ? misses : 0,
      seenAt: NOW,
      calledAt: number === 1 ? NOW : null,
    }))
  const order = (misses: number) => waitingIn(settleLine(all(misses), NOW + ANSWER_MS)).map(({ number }) => number)
  expect(waitingIn(settleLine(all(0), NOW + ANSWER_MS - 1)).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6])
  expect(order(0)).toEqual([2, 3, 4, 1, 5, 6])
  expect(order(SETBACKS - 1)).toEqual([2, 3, 4, 1, 5, 6])
  expect(settleLine(all(SETBACKS), NOW + ANSWER_MS)[0]?.state).toBe('missed')
  const short = settleLine(all(0).slice(0, SETBACK), NOW + ANSWER_MS)
  expect(waitingIn(short).map(({ number }) => number)).toEqual([2, 3, 1])
})

it('calls the first who is there, and keeps the place of who is not for ten minutes', () => {
  fc.assert(
    fc.property(line, places => {
      const settled = settleLine(places, NOW)
      const next = nextOf(settled, NOW)
      const waiting = waitingIn(settled)
      for (const one of waiting) expect(NOW - one.seenAt).toBeLessThan(KEEP_MS)
      if (next) {
        expect(isPresent(next, NOW)).toBe(true)
        const passed = waiting.slice(0, placesBefore(settled, next))
        expect(passed.every(one => !isPresent(one, NOW))).toBe(true)
      } else expect(waiting.every(one => !isPresent(one, NOW))).toBe(true)
    }),
  )
})

it('leads nowhere from where it ended', () => {
  for (const state of placeStates)
    for (const command of placeCommands) {
      const next = stepPlace(state, command)
      if (!livePlaces.some(one => one === state)) expect(next).toBeNull()
      if (next !== null) expect(placeStates).toContain(next)
    }
})

it('puts who comes behind all others', () => {
  fc.assert(
    fc.property(line, places => {
      const at = lineOfNew(places)
      expect(places.every(one => one.line < at)).toBe(true)
    }),
  )
  expect(lineOfNew([])).toBe(1)
})
