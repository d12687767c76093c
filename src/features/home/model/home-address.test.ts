import { expect, it } from 'vitest'
import { jobGroups } from '#contract/jobs'
import { groupHref, homeAddress, placeOf } from './home-address.ts'

it.each(jobGroups)('the address of %s names it', group => {
  expect(homeAddress.parse(new URL(groupHref(group), 'http://site.invalid').searchParams).jobs).toBe(group)
})

it('a tab stays on its sub-site', () => {
  expect(groupHref('newest', { city: '360700' })).toBe('/?area=360700')
  expect(groupHref('hot', { city: '360700' })).toBe('/?area=360700&jobs=hot')
})

it.each(['', 'jobs=', 'jobs=toString', 'jobs=Hot'])('takes %j for the newest', query => {
  expect(homeAddress.parse(new URLSearchParams(query)).jobs).toBe('newest')
})

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
