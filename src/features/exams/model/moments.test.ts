import { describe, expect, it } from 'vitest'
import { nanchangExam } from '#mocks/fixtures/exams'
import { comingMoment, endInWords, isUrgent, momentInWords, waiverInWords } from './moments.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

it('writes a moment with its weekday in China', () => {
  expect(momentInWords(at('2026-12-13T09:00'))).toBe('2026-12-13 (周日) 09:00')
})

it('writes an end at midnight as 24:00 of the day before', () => {
  expect(endInWords(at('2026-12-14T00:00'))).toBe('2026-12-13 (周日) 24:00')
  expect(endInWords(at('2026-12-13T17:00'))).toBe('2026-12-13 (周日) 17:00')
})

describe('the next moment', () => {
  const { timeline } = nanchangExam

  it('names what it is and when', () => {
    expect(comingMoment(timeline, at('2026-11-23T09:30'))).toMatchObject({
      what: 'registerUntil',
      label: '报名截止',
      words: '2026-11-24 (周二) 17:00',
    })
  })

  it('passes over the end of waivers, which is told beside it while registering', () => {
    const now = at('2026-11-20T09:30')
    expect(comingMoment(timeline, now)?.what).toBe('registerUntil')
    expect(waiverInWords(timeline, now)).toBe('申请减免考试费，2026-11-22 (周日) 17:00 截止')
    expect(waiverInWords(timeline, timeline.waiverUntil)).toBe('')
    expect(waiverInWords(timeline, timeline.registerFrom - 1)).toBe('')
    expect(waiverInWords({ ...timeline, waiverUntil: timeline.registerUntil }, now)).toBe('')
  })

  it('is over at its very millisecond', () => {
    expect(comingMoment(timeline, timeline.registerUntil - 1)?.what).toBe('registerUntil')
    expect(comingMoment(timeline, timeline.registerUntil)?.what).toBe('reviewUntil')
    expect(comingMoment(timeline, timeline.recheckUntil)).toBeNull()
  })

  it('is urgent within a day of an end, and never before a beginning', () => {
    const end = { what: 'registerUntil', at: timeline.registerUntil } as const
    expect(isUrgent(end, timeline.registerUntil - 86_400_000)).toBe(false)
    expect(isUrgent(end, timeline.registerUntil - 86_399_999)).toBe(true)
    expect(isUrgent({ what: 'examFrom', at: timeline.examFrom }, timeline.examFrom - 1)).toBe(false)
  })
})
