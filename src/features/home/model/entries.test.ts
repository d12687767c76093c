import { expect, test } from 'vitest'
import { entriesFor } from './entries.ts'

const hrefs = (userType: 1 | 2 | undefined, place = {}) => entriesFor(userType, place).map(({ href }) => href)

test.each([
  [1, /^\/(user|message|manage\/user)/],
  [2, /^\/(enterprise|manage\/(jobs?|resume|interview|message))/],
] as const)('nobody of type %i is led to a page of the other role', (userType, other) => {
  expect(hrefs(userType).filter(href => other.test(href))).toEqual([])
  expect(hrefs(userType)).toHaveLength(hrefs(undefined).length)
})

test('jobs are looked for in the city of the sub-site', () => {
  const found = hrefs(undefined, { city: '360700' }).filter(href => href.startsWith('/job-search'))
  expect(found).toEqual(['/job-search?city=360700', '/job-search?city=360700&a=2'])
})
