import { expect, it } from 'vitest'
import { fairAt, onlineAt } from '#mocks/fixtures/fair-halls'
import { fairHead, isOpenToVisitors, mainActionOf, spanInWords } from './fair-words.ts'

it.each([
  ['coming', false, '单位报名'],
  ['registering', true, '单位报名'],
  ['running', true, null],
  ['stopped', true, null],
  ['ended', false, null],
  ['postponed', false, null],
  ['cancelled', false, null],
] as const)('a %s fair is open to visitors: %s, and offers an employer %s', (phase, isOpen, employer) => {
  const fair = fairAt(phase)
  expect(isOpenToVisitors(fair)).toBe(isOpen)
  expect(mainActionOf(fair, false)).toBeNull()
  expect(mainActionOf(fair, true)?.label ?? null).toBe(employer)
})

it('leads into the hall of a fair on line while it is on', () => {
  expect(mainActionOf(onlineAt('running'), false)?.href).toBe('/recruitment/scene/34')
  expect(mainActionOf(onlineAt('registering'), false)).toBeNull()
})

it('says from when until when, and the day of an end that is another', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`)
  expect(spanInWords(at('2026-11-28T09:00'), at('2026-11-28T12:00'))).toBe('2026-11-28 (周六) 09:00—12:00')
  expect(spanInWords(at('2026-11-23T09:00'), at('2026-11-29T22:00'))).toBe(
    '2026-11-23 (周一) 09:00—2026-11-29 (周日) 22:00',
  )
})

it('tells search engines that a fair does not take place', () => {
  expect(fairHead(fairAt('cancelled')).structuredData).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  })
})
