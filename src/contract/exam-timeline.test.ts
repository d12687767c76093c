import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ExamTimeline, examStages, nextMoment, stageAt } from './exam-timeline.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

const timeline: ExamTimeline = {
  publishedAt: at('2026-11-01T09:00:00'),
  registerFrom: at('2026-11-10T09:00:00'),
  waiverUntil: at('2026-11-15T17:00:00'),
  registerUntil: at('2026-11-17T17:00:00'),
  reviewUntil: at('2026-11-18T17:00:00'),
  payUntil: at('2026-11-19T17:00:00'),
  ticketFrom: at('2026-12-07T09:00:00'),
  ticketUntil: at('2026-12-13T14:00:00'),
  examFrom: at('2026-12-13T08:30:00'),
  examUntil: at('2026-12-13T12:00:00'),
  scoresAt: at('2027-01-10T10:00:00'),
  recheckUntil: at('2027-01-13T17:00:00'),
  closedAt: at('2027-03-31T17:00:00'),
}

describe('the stage of an exam', () => {
  it.each([
    ['2026-11-09T23:59:59.999', 'announced'],
    ['2026-11-10T09:00:00', 'registering'],
    ['2026-11-17T16:59:59.999', 'registering'],
    ['2026-11-17T17:00:00', 'reviewing'],
    ['2026-11-18T17:00:00', 'paying'],
    ['2026-11-19T17:00:00', 'arranging'],
    ['2026-12-07T09:00:00', 'printing'],
    ['2026-12-13T08:30:00', 'sitting'],
    ['2026-12-13T12:00:00', 'scoring'],
    ['2027-01-10T10:00:00', 'scored'],
    ['2027-03-31T17:00:00', 'closed'],
  ])('at %s is %s', (moment, stage) => {
    expect(stageAt(timeline, at(moment))).toBe(stage)
  })

  it('never goes back as time goes on', () => {
    const moment = fc.integer({ min: timeline.publishedAt, max: timeline.closedAt + 1 })
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)]
        expect(examStages.indexOf(stageAt(timeline, first))).toBeLessThanOrEqual(
          examStages.indexOf(stageAt(timeline, second)),
        )
      }),
    )
  })
})

describe('the next moment', () => {
  it('is the earliest that is still to come', () => {
    expect(nextMoment(timeline, at('2026-11-12T00:00:00'))).toEqual({
      what: 'waiverUntil',
      at: timeline.waiverUntil,
    })
    expect(nextMoment(timeline, timeline.registerUntil - 1)?.what).toBe('registerUntil')
    expect(nextMoment(timeline, timeline.registerUntil)?.what).toBe('reviewUntil')
  })

  it('is none after the last', () => {
    expect(nextMoment(timeline, timeline.recheckUntil)).toBeNull()
  })
})
