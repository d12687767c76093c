import { expect, test } from 'vitest'
import { flexibleHref, flexibleSearch, jobOf } from './flexible-search.ts'

test.each(['/flexible', '/flexible?category=4&city=360700&unit=day&page=3'])(
  '%s is read and written alike',
  address => {
    expect(flexibleHref(flexibleSearch.parse(new URL(address, 'https://portal.invalid').searchParams))).toBe(address)
  },
)

test.each(['category=5', 'category=x&city=1&unit=year', 'page=-1'])('%s asks for nothing', query => {
  expect(flexibleHref(flexibleSearch.parse(new URLSearchParams(query)))).toBe('/flexible')
})

test('one posting is asked for by its number', () => {
  expect(['12', '0', 'x', ''].map(job => jobOf(new URLSearchParams({ job })))).toEqual(['12', '', '', ''])
})
