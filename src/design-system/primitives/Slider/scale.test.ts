import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, clamped, readBounds, scaleOf } from './scale.ts'

const pay = scaleOf({ min: 1, max: 50, step: 1 })

test('any settings give a scale that can be drawn, and any value a place on it', () => {
  const number = fc.option(fc.oneof(fc.double({ min: -1e9, max: 1e9 }), fc.constant(Number.NaN)), { nil: undefined })
  fc.assert(
    fc.property(number, number, number, number, (min, max, step, value) => {
      const scale = scaleOf({ min, max, step })
      expect(scale.max).toBeGreaterThan(scale.min)
      expect(scale.step).toBeGreaterThan(0)
      const place = clamped(value, scale)
      expect(place >= scale.min && place <= scale.max).toBe(true)
    }),
  )
})

test('bounds on the scale read as themselves', () => {
  const figures = fc.integer({ min: 1, max: 50 })
  fc.assert(
    fc.property(figures, figures, (one, other) => {
      const bounds = boundsOf([one, other], pay)
      expect(readBounds({ from: String(bounds[0]), to: String(bounds[1]) }, pay).bounds).toEqual(bounds)
    }),
  )
})

test('no bounds are the whole scale', () => {
  expect(boundsOf(undefined, pay)).toEqual([1, 50])
})

test.each([
  ['', '20', { from: '请填写', to: '' }],
  ['面议', '20', { from: '请填写数字', to: '' }],
  ['1e1', '20', { from: '请填写数字', to: '' }],
  ['0', '51', { from: '请填 1 到 50 之间的数', to: '请填 1 到 50 之间的数' }],
  ['3.5', '20', { from: '请填整数', to: '' }],
  ['20', '3', { from: '', to: '不能小于 20' }],
])('%j to %j: %j', (from, to, faults) => {
  expect(readBounds({ from, to }, pay)).toEqual({ bounds: undefined, faults })
})

test('full-width figures count', () => {
  expect(readBounds({ from: '３', to: ' ２０ ' }, pay).bounds).toEqual([3, 20])
})
