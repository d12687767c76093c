import { expect, it } from 'vitest'
import { actionFor, reviewKeys } from './review-keys.ts'

const press = (key: string, more = {}) =>
  actionFor({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false, ...more })

it('knows each key once, in either case', () => {
  expect(new Set(reviewKeys.map(({ key }) => key)).size).toBe(reviewKeys.length)
  expect(press('a')).toBe('approve')
  expect(press('A')).toBe('approve')
  expect(press('x')).toBeUndefined()
})

it('leaves combinations to the browser, and decides nothing for a key that is held down', () => {
  expect(press('r', { ctrlKey: true })).toBeUndefined()
  expect(press('r', { isComposing: true })).toBeUndefined()
  expect(press('a', { repeat: true })).toBeUndefined()
  expect(press('j', { repeat: true })).toBe('next')
})
