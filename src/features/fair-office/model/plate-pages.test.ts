import { expect, it } from 'vitest'
import { cutMarks, PAGE_HEIGHT, PAGE_WIDTH, plateNameSize, platePages, plateSizes } from './plate-pages.ts'

const sizes = ['card', 'badge'] as const

it.each(sizes)('plates of %s fit on a page of A4', size => {
  const { width, height, columns, rows } = plateSizes[size]
  expect(columns * width).toBeLessThanOrEqual(PAGE_WIDTH)
  expect(rows * height).toBeLessThanOrEqual(PAGE_HEIGHT)
})

it('fills page after page, and none twice', () => {
  const plates = Array.from({ length: 21 }, (_, place) => place)
  expect(platePages(plates, 'card').map(page => page.length)).toEqual([10, 10, 1])
  expect(platePages(plates, 'badge').flat()).toEqual(plates)
  expect(platePages([], 'card')).toEqual([])
})

it.each(sizes)('marks both ends of every cut of %s, on the page', size => {
  const { columns, rows } = plateSizes[size]
  const marks = [...cutMarks(size).matchAll(/M([\d.]+) ([\d.]+)([vh])4/g)]
  expect(marks).toHaveLength(2 * (columns + 1) + 2 * (rows + 1))
  for (const [, x = '', y = '', way] of marks) {
    expect(Number(x) + (way === 'h' ? 4 : 0)).toBeLessThanOrEqual(PAGE_WIDTH)
    expect(Number(y) + (way === 'v' ? 4 : 0)).toBeLessThanOrEqual(PAGE_HEIGHT)
  }
})

it('sets long names smaller', () =>
  expect(['王小明', '欧阳若曦妮', '阿依古丽·买买提江·热合曼'].map(plateNameSize)).toEqual(['short', 'long', 'longest']))
