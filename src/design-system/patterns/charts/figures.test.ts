import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisText, clean, cleanSeries, extent, figureText, percent, shorten } from './figures.ts'

test('what is no exact number counts as unknown', () => {
  for (const odd of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) expect(clean(odd)).toBeNull()
  expect(clean(-3.5)).toBe(-3.5)
})

test('every group has a figure for each label, neither fewer nor more', () => {
  expect(cleanSeries([{ name: '甲', values: [1, Number.NaN, 3, 4] }], 3)).toEqual([
    { name: '甲', values: [1, null, 3] },
  ])
  expect(cleanSeries([{ name: '甲', values: [] }], 2)).toEqual([{ name: '甲', values: [null, null] }])
})

test('the extent holds every known figure and leaves gaps out', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer()), { maxLength: 50 }), values => {
      const known = values.filter(value => value !== null)
      const found = extent([{ name: '', values }])
      expect(found).toEqual(known.length ? [Math.min(...known), Math.max(...known)] : undefined)
    }),
  )
})

test('ten thousand figures have an extent', () => {
  const values = Array.from({ length: 200_000 }, (_, at) => at)
  expect(extent([{ name: '', values }])).toEqual([0, 199_999])
})

test('figures are written with their unit, on axes in 万 and 亿', () => {
  expect(figureText(-12_345.6, '人')).toBe('-12,345.6 人')
  expect(figureText(null, '人')).toBe('无数据')
  expect([0, 0.002, 950, 12_000, -250_000_000].map(axisText)).toEqual(['0', '0.002', '950', '1.2万', '-2.5亿'])
  expect(percent(1 / 3)).toBe('33.33%')
})

test('shortened words are a beginning of the words, and never half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (words, ems) => {
      const short = shorten(words, ems)
      expect(words.startsWith(short.replace(/…$/, ''))).toBe(true)
      expect([...short].length).toBeLessThanOrEqual(ems / 0.6 + 1)
    }),
  )
  expect(shorten('𠮷䶮人力资源', 2)).toBe('𠮷䶮…')
})
