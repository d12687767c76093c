import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FairTimeline, fairPhaseAt, fairPhases, fairStates, fairWindowsAt } from './fair-timeline.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

const timeline: FairTimeline = {
  publishedAt: at('2026-11-01T09:00:00'),
  applyFrom: at('2026-11-01T09:00:00'),
  applyUntil: at('2026-11-23T17:00:00'),
  bookFrom: at('2026-11-08T09:00:00'),
  bookUntil: at('2026-11-25T17:00:00'),
  registerFrom: at('2026-11-14T09:00:00'),
  registerUntil: at('2026-11-28T11:30:00'),
  opensAt: at('2026-11-28T09:00:00'),
  closesAt: at('2026-11-28T12:00:00'),
}

const moment = fc.integer({ min: at('2026-10-01T00:00:00'), max: at('2027-01-01T00:00:00') })
const state = fc.constantFrom(...fairStates)

describe('the phase of a fair', () => {
  it.each([
    ['2026-11-13T23:59:59.999', 'coming'],
    ['2026-11-14T09:00:00', 'registering'],
    ['2026-11-28T08:59:59.999', 'registering'],
    ['2026-11-28T09:00:00', 'running'],
    ['2026-11-28T11:59:59.999', 'running'],
    ['2026-11-28T12:00:00', 'ended'],
  ])('at %s is %s', (text, phase) => {
    expect(fairPhaseAt(timeline, 'planned', at(text))).toBe(phase)
  })

  it('never goes back as time goes on', () => {
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [first, then] = [Math.min(a, b), Math.max(a, b)].map(now =>
          fairPhases.indexOf(fairPhaseAt(timeline, 'planned', now)),
        )
        expect(first).toBeLessThanOrEqual(then ?? -1)
      }),
    )
  })

  it('tells of a stop while the fair is on, and not before or after', () => {
    fc.assert(
      fc.property(moment, now => {
        const planned = fairPhaseAt(timeline, 'planned', now)
        expect(fairPhaseAt(timeline, 'stopped', now)).toBe(planned === 'running' ? 'stopped' : planned)
      }),
    )
  })
})

describe('the windows of a fair', () => {
  it('open when they begin and are over at their end', () => {
    expect(fairWindowsAt(timeline, 'planned', timeline.bookFrom).book).toBe('open')
    expect(fairWindowsAt(timeline, 'planned', timeline.bookUntil - 1).book).toBe('open')
    expect(fairWindowsAt(timeline, 'planned', timeline.bookUntil).book).toBe('over')
    expect(fairWindowsAt(timeline, 'planned', timeline.applyFrom - 1).apply).toBe('ahead')
  })

  it('are over for a fair that does not take place', () => {
    fc.assert(
      fc.property(moment, state, (now, what) => {
        const isOff = what === 'cancelled' || what === 'postponed'
        if (isOff) expect(Object.values(fairWindowsAt(timeline, what, now))).toEqual(['over', 'over', 'over'])
      }),
    )
  })
})
