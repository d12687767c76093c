import { expect, it } from 'vitest'
import { pageOf } from './page.ts'

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=x', 1],
  ['page=1000000000', 500],
])('%j is page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})
