import { expect, it } from 'vitest'
import { filteredAddress, filterGroups, regulationAddress, regulationSearch, selectedIn } from './regulation-search.ts'

const nothing = regulationSearch.parse(new URLSearchParams())

it('an address reads back as the search that it was made of', () => {
  const search: typeof nothing = {
    t: '押金',
    level: 'local',
    topic: 'market',
    year: '2024',
    validity: 'amended',
    page: 3,
  }
  const address = regulationAddress(search)
  expect(regulationSearch.parse(new URL(address, 'http://site.invalid').searchParams)).toEqual(search)
  expect(regulationAddress(nothing)).toBe('/government/regulations')
})

it('takes what makes no sense for not given', () => {
  expect(regulationSearch.parse(new URLSearchParams('level=x&topic=1&year=24&validity=&page=-1'))).toEqual(nothing)
})

it('keeps the words and begins at the first page when a filter changes', () => {
  const search = { ...nothing, t: '工资', level: 'rule' as const, page: 4 }
  expect(selectedIn(search)).toEqual({ level: ['rule'] })
  expect(filteredAddress(search, { validity: ['valid'] })).toBe(
    `/government/regulations?${new URLSearchParams({ t: '工资', validity: 'valid' })}`,
  )
})

it('still offers to take away a value that leaves nothing', () => {
  const groups = filterGroups({ ...nothing, year: '2019' }, { level: [], topic: [], year: [], validity: [] })
  expect(groups.find(({ name }) => name === 'year')?.options).toEqual([{ value: '2019', count: 0, label: '2019 年' }])
})
