import { expect, test } from 'vitest'
import { addressOf, jobOf, queryOf } from './query.ts'

test.each(['/flexible', '/flexible?category=4&city=360700&unit=day&page=3'])(
  '%s is read and written alike',
  address => {
    expect(addressOf(queryOf(new URL(address, 'https://portal.invalid').searchParams))).toBe(address)
  },
)

test.each(['category=5', 'category=x&city=1&unit=year', 'page=-1', 'page=9999'])('%s asks for nothing', query => {
  expect(queryOf(new URLSearchParams(query))).toEqual({})
})

test('one posting is asked for by its number', () => {
  expect(['12', '0', 'x', ''].map(job => jobOf(new URLSearchParams({ job })))).toEqual(['12', '', '', ''])
})
