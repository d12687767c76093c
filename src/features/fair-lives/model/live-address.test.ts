import { expect, test } from 'vitest'
import { closedHref, liveHref, liveIn, pageOfLives } from './live-address.ts'

const query = (text: string) => new URLSearchParams(text)

test('an address opens a stream, and a mangled one none', () => {
  expect(liveIn(query('live=5'))).toBe('5')
  expect(liveIn(query('live=5 or 1'))).toBe('')
  expect(liveHref('/recruitment/scene/34', '5')).toBe('/recruitment/scene/34?live=5#live')
})

test('closing it leaves what else the address says', () => {
  expect(closedHref('/recruitment/scene/34', query('hall=341&live=5'))).toBe('/recruitment/scene/34?hall=341')
  expect(closedHref('/recruitment/scene/34', query('live=5'))).toBe('/recruitment/scene/34')
})

test('streams stand in the halls of a fair on line, and on the page of any other', () => {
  expect(pageOfLives({ id: '34', kind: '2' })).toBe('/recruitment/scene/34')
  expect(pageOfLives({ id: '8', kind: '3' })).toBe('/recruitment/page/8')
})
