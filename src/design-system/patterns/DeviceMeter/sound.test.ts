import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampLevel, levelOf, soundOf } from './sound.ts'

const samples = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { maxLength: 64 })

test('a level lies between silence and full swing', () => {
  fc.assert(
    fc.property(samples, heard => {
      expect(levelOf(heard)).toBeGreaterThanOrEqual(0)
      expect(levelOf(heard)).toBeLessThanOrEqual(1)
    }),
  )
  expect([levelOf([]), levelOf([0, 0]), levelOf([1, -1])]).toEqual([0, 0, 1])
})

test('what is louder is never a lower level', () => {
  fc.assert(
    fc.property(samples, fc.double({ min: 0, max: 1, noNaN: true }), (heard, softer) => {
      expect(levelOf(heard.map(sample => sample * softer))).toBeLessThanOrEqual(levelOf(heard) + 1e-9)
    }),
  )
})

test('bad levels are silence or full', () => {
  expect([Number.NaN, -3, 7, 0.5].map(clampLevel)).toEqual([0, 0, 1, 0.5])
})

test('levels are told apart in three words', () => {
  expect([0, 0.14, 0.15, 0.39, 0.4, 1, Number.NaN].map(soundOf)).toEqual([
    'none',
    'none',
    'weak',
    'weak',
    'fine',
    'fine',
    'none',
  ])
})
