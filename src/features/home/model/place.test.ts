import { expect, it } from 'vitest'
import { placeOf, searchAddress } from './place.ts'

it.each([
  ['', {}],
  ['area=', {}],
  ['area=360700', { city: '360700' }],
  ['area=2544', {}],
  ['area=360702', {}],
  ['area=440100', {}],
  ['area=360700x', {}],
])('the address /?%s is that of %j', (query, place) => {
  expect(placeOf(new URLSearchParams(query))).toEqual(place)
})

it('a sub-site searches in its city', () => {
  expect(searchAddress({})).toBe('/job-search')
  expect(searchAddress({}, 'a=2')).toBe('/job-search?a=2')
  expect(searchAddress({ city: '360700' })).toBe('/job-search?city=360700')
  expect(searchAddress({ city: '360700' }, 'a=2')).toBe('/job-search?city=360700&a=2')
})
