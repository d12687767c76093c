import { expect, test } from 'vitest'
import { isDoneWithin } from './within.ts'

test('tells work that is done from work that never ends', async () => {
  expect(await isDoneWithin(60_000, Promise.resolve())).toBe(true)
  expect(await isDoneWithin(1, new Promise(() => {}))).toBe(false)
})

test('fails as the work does', async () => {
  await expect(isDoneWithin(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no')
})
