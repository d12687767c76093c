import { expect, test } from 'vitest'
import { suggestionSearch, suggestionsHref } from './suggestion-address.ts'

test('an address and what it asks for are the same thing', () => {
  const search = { view: 'answers', kind: 'praise', t: '窗口 䶮', page: 3 } as const
  expect(suggestionSearch.parse(new URL(suggestionsHref(search), 'https://a.cn').searchParams)).toEqual(search)
  expect(suggestionsHref({ view: 'write' })).toBe('/suggestions')
})

test('what makes no sense counts as not given', () => {
  const odd = new URLSearchParams({ view: 'x', kind: 'constructor', t: '长'.repeat(99), page: '-1' })
  expect(suggestionSearch.parse(odd)).toEqual({ view: 'write', kind: '', t: '长'.repeat(60), page: 1 })
})
