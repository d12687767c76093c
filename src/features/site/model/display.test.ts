import { expect, it } from 'vitest'
import type { Display } from '#design-system'
import { attributesOf, displayCookie, displayOf, standardDisplay } from './display.ts'

it.each<Display>([
  { theme: 'dark', size: 'elder' },
  { theme: 'contrast', size: 'standard' },
])('keeps %j for the next visit', display => {
  const [kept] = displayCookie(display).split(';')
  expect(displayOf(`first=1; ${kept}; last=2`)).toEqual(display)
})

it.each([
  '',
  'display=light.standard',
  'display=',
  'display=pink.elder',
  'display=dark',
  'xdisplay=dark.elder',
  'display="><script>',
])('shows the standard look where %j is kept', cookies => {
  expect(displayOf(cookies)).toBe(standardDisplay)
})

it('marks nothing for the standard look', () => {
  expect(attributesOf(standardDisplay)).toEqual({ theme: undefined, size: undefined })
})
