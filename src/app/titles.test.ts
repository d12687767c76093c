import { expect, it } from 'vitest'
import { documentTitle } from './titles.ts'

it.each([
  ['职位搜索', '职位搜索 - 就业网'],
  ['', '就业网'],
  ['就业网', '就业网'],
])('%j becomes %j', (page, title) => {
  expect(documentTitle(page, '就业网')).toBe(title)
})
