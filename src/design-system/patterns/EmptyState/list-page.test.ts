import { expect, test } from 'vitest'
import { pastTheEnd } from './list-page.ts'

const page = (total: number, capped = false) =>
  pastTheEnd({ list: { total, capped }, firstHref: '/notice/list', unit: '条公告' })

test('a list that has something says how much', () => {
  expect(page(23)).toBe('一共 23 条公告，没有这么多页。')
  expect(page(1000, true)).toBe('最多列出前 1,000 条公告，请用筛选条件缩小范围。')
})

test('a list that has nothing, or is not known yet, or makes no sense, has no pages to be past of', () => {
  for (const total of [0, -1, Number.NaN]) expect(page(total)).toBeUndefined()
  expect(pastTheEnd({ list: undefined, firstHref: '/', unit: '条' })).toBeUndefined()
})
