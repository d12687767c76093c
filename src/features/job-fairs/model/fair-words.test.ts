import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onlineFair, onlineSeries, runningFair, saturdayFair, saturdaySeries } from '#mocks/fixtures/job-fairs'
import { formatDate } from '#platform/dates'
import { dayInWords, fairHref, figure, hoursInWords, placeInWords, rhythmInWords, whenInWords } from './fair-words.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

it('says when a fair is, over one day and several, midnight as the end of a day', () => {
  expect(whenInWords(saturdayFair.timeline)).toBe('2026-11-21（周六）09:00—12:00')
  expect(hoursInWords(at('2026-11-23T09:00:00'), at('2026-11-29T22:00:00'))).toBe('09:00 至 11-29 22:00')
  expect(hoursInWords(at('2026-11-23T18:00:00'), at('2026-11-24T00:00:00'))).toBe('18:00—24:00')
})

it('says where it is and how it recurs', () => {
  expect(placeInWords(saturdayFair)).toBe('南昌市 · 赣江国际会展中心（示例）A 馆')
  expect(placeInWords(onlineFair)).toBe('线上')
  expect(rhythmInWords(saturdaySeries)).toBe('每周六 09:00—12:00')
  expect(rhythmInWords(onlineSeries)).toBe('每 4 周的周三起，7 天，每天 09:00—17:00')
})

it('leads to the hall while a fair on line is on, to its page otherwise', () => {
  expect(fairHref(onlineFair)).toBe('/recruitment/scene/12')
  expect(fairHref({ ...onlineFair, phase: 'ended' })).toBe('/recruitment/page/12')
  expect(fairHref(runningFair)).toBe('/recruitment/page/11')
})

it('groups figures by thousands', () => {
  expect([0, 999, 1_000, 1_234_567].map(figure)).toEqual(['0', '999', '1,000', '1,234,567'])
})

it('names the weekday that a day has in China', () => {
  const names = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']
  fc.assert(
    fc.property(fc.integer({ min: at('2020-01-01T00:00:00'), max: at('2090-01-01T00:00:00') }), moment => {
      const weekday = new Date(moment + 8 * 3_600_000).getUTCDay()
      expect(dayInWords(formatDate(moment))).toContain(names[weekday])
    }),
  )
})
