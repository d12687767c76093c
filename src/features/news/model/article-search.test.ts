import fc from 'fast-check'
import { expect, it } from 'vitest'
import { articleKinds } from '#contract/news'
import { articleSearch, noticesHref } from './article-search.ts'

const readBack = (address: string) => articleSearch.parse(new URL(address, 'http://site.invalid').searchParams)

it('an address reads back as the search that it was made of', () => {
  const search = fc.record({
    kind: fc.constantFrom('' as const, ...articleKinds),
    t: fc.string({ maxLength: 30 }).map(text => text.trim()),
    city: fc.constantFrom('', '360100', '360700'),
    page: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(search, given => {
      expect(readBack(noticesHref(given))).toEqual(given)
    }),
  )
})

it('keeps the address short where nothing is asked for', () => {
  expect(noticesHref({ kind: '', t: '', city: '', page: 1 })).toBe('/notice/list')
})

it.each(['kind=secret&page=-1', 'city=440100', 'city=360000', 'city=赣州', 'page=1.5', 'page=many'])(
  'takes what makes no sense (%s) for not given',
  query => {
    expect(articleSearch.parse(new URLSearchParams(query))).toEqual({ kind: '', t: '', city: '', page: 1 })
  },
)

it('stops at page 500 and at 60 characters, rare ones counting as one', () => {
  const found = articleSearch.parse(new URLSearchParams({ page: '501', t: '𠮷'.repeat(61) }))
  expect(found).toEqual({ kind: '', t: '𠮷'.repeat(60), city: '', page: 500 })
})
