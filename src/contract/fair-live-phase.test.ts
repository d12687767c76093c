import fc from 'fast-check'
import { expect, test } from 'vitest'
import { livePhaseAt, livePhases } from './fair-live-phase.ts'
import { fairStates } from './fair-timeline.ts'

const HOUR = 3_600_000
const startsAt = Date.parse('2026-11-28T10:00:00+08:00')
const times = { startsAt, endsAt: startsAt + HOUR, replayUntil: startsAt + 24 * HOUR }

test.each([
  ['before it begins', -1, 'upcoming'],
  ['at its beginning', 0, 'live'],
  ['until its last millisecond', HOUR - 1, 'live'],
  ['at its end', HOUR, 'replay'],
  ['until its recording goes', 24 * HOUR - 1, 'replay'],
  ['afterwards', 24 * HOUR, 'ended'],
] as const)('%s', (_, after, phase) => {
  expect(livePhaseAt(times, 'planned', startsAt + after)).toBe(phase)
})

test('without a recording it is over at its end', () => {
  expect(livePhaseAt({ ...times, replayUntil: times.endsAt }, 'planned', times.endsAt)).toBe('ended')
})

test('a stopped fair pauses what is on, and nothing else', () => {
  expect(livePhaseAt(times, 'stopped', startsAt - 1)).toBe('upcoming')
  expect(livePhaseAt(times, 'stopped', startsAt)).toBe('paused')
  expect(livePhaseAt(times, 'stopped', times.endsAt)).toBe('replay')
})

const span = fc.nat({ max: 100 * HOUR })
const anyTimes = fc
  .tuple(fc.integer({ min: 1, max: 12 * HOUR }), span)
  .map(([length, kept]) => ({ startsAt, endsAt: startsAt + length, replayUntil: startsAt + length + kept }))

test('a fair that does not take place shows nothing, whenever one looks', () => {
  fc.assert(
    fc.property(anyTimes, fc.constantFrom('cancelled', 'postponed'), span, (given, state, after) => {
      expect(livePhaseAt(given, state, startsAt + after)).toBe('ended')
    }),
    { numRuns: 200 },
  )
})

test('a stream never goes back, as long as nothing is decided about its fair', () => {
  fc.assert(
    fc.property(anyTimes, fc.constantFrom(...fairStates), span, span, (given, state, a, b) => {
      const [sooner, later] = a < b ? [a, b] : [b, a]
      const place = (after: number) => livePhases.indexOf(livePhaseAt(given, state, startsAt - HOUR + after))
      expect(place(sooner)).toBeLessThanOrEqual(place(later))
    }),
    { numRuns: 300 },
  )
})

test('stopping and resuming a fair leaves the phase what it was', () => {
  fc.assert(
    fc.property(anyTimes, span, (given, after) => {
      const at = startsAt - HOUR + after
      const [on, off] = [livePhaseAt(given, 'planned', at), livePhaseAt(given, 'stopped', at)]
      expect(off).toBe(on === 'live' ? 'paused' : on)
    }),
    { numRuns: 300 },
  )
})
