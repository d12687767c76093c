import { expect, test } from 'vitest'
import { addressOfTags, sortsFor, tagGroups, tagsOf } from './filters.ts'
import { searchPaths, talentSearch } from './search.ts'

const read = (query: string) => talentSearch.parse(new URLSearchParams(query))
const nothing = read('')

test('an address says what is searched for, and a search its address', () => {
  const search = {
    ...nothing,
    t: '会计',
    city: '360100',
    education: '70',
    updated: '30',
    sort: 'newest',
    page: 2,
  } as const
  const address = talentSearch.format(searchPaths.public, search)
  expect(address).toBe('/resume/search?t=%E4%BC%9A%E8%AE%A1&city=360100&education=70&updated=30&sort=newest&page=2')
  expect(read(address.split('?')[1] ?? '')).toEqual(search)
})

test.each(['city=x', 'updated=3', 'sort=best', 'page=-1', 'page=1e9x', 't=%3F%21', 'category=1234567890'])(
  'what makes no sense counts as not given: %s',
  query => expect(read(query)).toEqual(nothing),
)

test('a changed search begins at its first page', () => {
  const search = { ...nothing, t: '会计', page: 4 }
  expect(talentSearch.change('/a', search, { wage: '3' })).toBe('/a?t=%E4%BC%9A%E8%AE%A1&wage=3')
})

test('phrases and exclusions are tags that can be let go, beside the filters', () => {
  const search = { ...nothing, t: '会计 "成本核算" -销售', education: '70' }
  expect(read('t=会计 “成本核算” 不要销售').t).toBe(search.t)
  expect(tagGroups(search)[0]?.options.map(({ label }) => label)).toEqual(['包含“成本核算”', '不含 销售'])
  const tags = tagsOf(search)
  expect(tags).toEqual({ t: ['"成本核算"', '-销售'], education: ['70'] })
  const addressWith = (left: typeof tags) => decodeURIComponent(addressOfTags('/a', search, left)).replaceAll('+', ' ')
  expect(addressWith({ ...tags, t: ['"成本核算"'] })).toBe('/a?t=会计 "成本核算"&education=70')
  expect(addressWith({ t: tags.t ?? [] })).toBe('/a?t=会计 "成本核算" -销售')
  expect(addressWith({})).toBe('/a?t=会计')
  expect(tagsOf({ ...nothing, t: 'C++ A-轮' })).toEqual({})
})

test('nothing but an exclusion is no order of relevance', () => {
  expect(sortsFor({ ...nothing, t: '-销售' }).map(({ value }) => value)).toEqual(['newest'])
  expect(sortsFor({ ...nothing, t: '"会计"' }).map(({ value }) => value)).toEqual(['relevance', 'newest'])
})
