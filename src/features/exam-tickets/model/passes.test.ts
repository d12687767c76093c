import { expect, test, vi } from 'vitest'
import { createPasses } from './passes.ts'

test('a pass opens its own exam until it runs out, and no other', () => {
  let now = 1000
  const passes = createPasses(() => now)
  passes.keep('601', { pass: 'p', until: 2000 })
  expect(passes.of('601')?.pass).toBe('p')
  expect(passes.of('801')).toBeNull()
  now = 2000
  expect(passes.of('601')).toBeNull()
})

test('whoever watches hears of every change, and of nothing that is none', () => {
  const passes = createPasses(() => 0)
  const heard = vi.fn()
  const leave = passes.subscribe(heard)
  passes.keep('601', { pass: 'p', until: 1 })
  passes.drop('801')
  expect(heard).toHaveBeenCalledTimes(1)
  passes.drop('601')
  passes.dropAll()
  expect(heard).toHaveBeenCalledTimes(3)
  leave()
  passes.keep('601', { pass: 'p', until: 1 })
  expect(heard).toHaveBeenCalledTimes(3)
  passes.dropAll()
  expect(passes.of('601')).toBeNull()
})
