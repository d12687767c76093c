import { expect, it } from 'vitest'
import type { Display } from '#design-system'
import { memoryStorage } from '#platform/storage'
import { keepDisplay, readDisplay, standardDisplay } from './display.ts'

it.each<Display>([
  { theme: 'dark', size: 'elder' },
  { theme: 'contrast', size: 'standard' },
])('keeps %j for the next visit', display => {
  const storage = memoryStorage()
  keepDisplay(storage, display)
  expect(readDisplay(storage)).toEqual(display)
})

it.each(['', 'null', '{', '7', '{"theme":"pink","size":"elder"}', '{"theme":"dark"}'])(
  'shows the standard look where %j is kept',
  text => {
    const storage = memoryStorage()
    storage.set('display', text)
    expect(readDisplay(storage)).toEqual(standardDisplay)
  },
)
