import { describe, expect, it } from 'vitest'
import { lasting } from '#design-system'
import { addressFor, groupsFor, keptFields, selectedOf, sortOf } from './filters.ts'
import { type JobSearch, queryOf } from './search.ts'

const searchOf = (asked: Partial<JobSearch>): JobSearch => ({ ...queryOf(new URLSearchParams()), ...asked })

describe('filters of a job search', () => {
  it('hands the chosen values to the filter bar', () => {
    expect(selectedOf(searchOf({ t: '会计', city: '360700', welfare: ['1', '2'] }))).toEqual({
      city: ['360700'],
      welfare: ['1', '2'],
    })
  })

  it('keeps the words and starts on the first page when a filter changes', () => {
    expect(addressFor(searchOf({ t: 'java', page: 4 }), { wage: ['3'] })).toBe('/job-search?t=java&wage=3')
  })

  it('takes along what stands unsent in the search box', () => {
    const typed = { type: '1', word: 'java', place: '360700' } as const
    expect(addressFor(searchOf({}), { wage: ['3'] }, typed)).toBe('/job-search?t=java&city=360700&wage=3')
    expect(addressFor(searchOf({ city: '360100' }), { city: ['360100'], wage: ['3'] }, typed)).toBe(
      '/job-search?t=java&city=360700&wage=3',
    )
  })

  it('puts the city that is chosen among the filters before the one in the search box', () => {
    const typed = { type: '1', word: '', place: '360700' } as const
    expect(addressFor(searchOf({}), { city: ['360100'] }, typed)).toBe('/job-search?city=360100')
    expect(addressFor(searchOf({ city: '360200' }), {}, { ...typed, place: '360200' })).toBe('/job-search')
  })

  it('keeps what ends today, and lets go of it', () => {
    expect(addressFor(searchOf({ ends: 'today' }), { ends: ['today'], wage: ['3'] })).toBe(
      '/job-search?ends=today&wage=3',
    )
    expect(addressFor(searchOf({ ends: 'today' }), {})).toBe('/job-search')
  })

  it('keeps the city when all filters are cleared, and not its district', () => {
    const search = searchOf({ t: '会计', city: '360700', district: '360702', wage: '3', sort: 'pay', page: 2 })
    const left = lasting(groupsFor(search), selectedOf(search))
    expect(addressFor(search, left)).toBe('/job-search?t=%E4%BC%9A%E8%AE%A1&city=360700&sort=pay')
  })

  it('drops the district when the city changes', () => {
    const search = searchOf({ city: '360700', district: '360702' })
    expect(addressFor(search, { city: ['360100'], district: ['360702'] })).toBe('/job-search?city=360100')
  })

  it('offers districts once there is a city, and groups once there is a family', () => {
    expect(groupsFor(searchOf({})).map(({ name }) => name)).not.toContain('district')
    expect(groupsFor(searchOf({ city: '360700' })).map(({ name }) => name)).toContain('district')
    const category = groupsFor(searchOf({ category: '1' })).find(({ name }) => name === 'category')
    expect(category?.options.every(({ value }) => value.startsWith('1'))).toBe(true)
  })

  it('names a chosen title of the third level, so that it can be taken away', () => {
    const category = groupsFor(searchOf({ category: '30102' })).find(({ name }) => name === 'category')
    expect(category?.options.map(({ value }) => value)).toContain('30102')
  })

  it('sorts by relevance with words, by heat for a=2, else by date', () => {
    expect([
      sortOf(searchOf({ t: '会计' })),
      sortOf(searchOf({ a: '2' })),
      sortOf(searchOf({})),
      sortOf(searchOf({ t: '会计', sort: 'pay' })),
    ]).toEqual(['relevance', 'hot', 'newest', 'pay'])
  })

  it('keeps the filters but the place for a new search by words', () => {
    expect(keptFields(searchOf({ t: 'x', city: '360700', wage: '3', welfare: ['1'] }))).toEqual([
      ['wage', '3'],
      ['welfare', '1'],
    ])
  })
})
