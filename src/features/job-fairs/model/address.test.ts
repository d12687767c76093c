import { expect, it } from 'vitest'
import { fairDates, fairPage } from '#mocks/fixtures/job-fairs'
import { feedAddress, fileAddress } from './calendar-address.ts'
import { countOf, fairFilters, filteredAddress, selectedIn } from './fair-filters.ts'
import { byOpening, fairMonthAddress, isOn, monthHref, monthIn, weekFrom } from './fair-months.ts'
import { fairListAddress, fairSearch, kindIn, landingHref } from './fair-search.ts'

const now = Date.parse('2026-11-20T09:30:00+08:00')
const query = (text: string) => new URLSearchParams(text)

it('takes 5 and anything else for all kinds', () => {
  expect(['tr=1', 'tr=4', 'tr=5', 'tr=9', ''].map(text => kindIn(query(text)))).toEqual(['1', '4', '', '', ''])
  expect([landingHref('2'), landingHref('')]).toEqual(['/recruitment?tr=2', '/recruitment'])
})

it('keeps what narrows the list while a filter changes, and goes back to the first page', () => {
  const search = fairSearch.parse(query('t=春风&kind=1&city=360100&from=2026-12-01&page=3'))
  expect(filteredAddress(search, { city: ['360700'] })).toBe(
    '/recruitment/list?t=%E6%98%A5%E9%A3%8E&city=360700&from=2026-12-01',
  )
  expect(selectedIn(search)).toEqual({ kind: ['1'], city: ['360100'] })
  expect(fairListAddress({ series: '7' })).toBe('/recruitment/list?series=7')
  expect(fairSearch.parse(query('phase=soon&from=2026-13-01&city=440100'))).toMatchObject({
    phase: '',
    from: '',
    city: '',
  })
})

it('counts tabs by the phases that they mean, and keeps a choice that leaves nothing in sight', () => {
  const counts = (['', 'ahead', 'running', 'ended', 'off'] as const).map(group => countOf(group, fairPage.facets))
  expect(counts).toEqual([8, 5, 2, 1, 2])
  const [, cities] = fairFilters({ kind: '', city: '361000' }, fairPage.facets)
  expect(cities?.options.at(-1)).toEqual({ value: '361000', label: '抚州市', count: 0 })
})

it('shows the month of the address, and this one for none or nonsense', () => {
  const search = fairMonthAddress.parse(query('month=2026-12&city=360700'))
  expect(monthIn(search, now)).toBe('2026-12')
  expect(monthIn(fairMonthAddress.parse(query('month=2026-13')), now)).toBe('2026-11')
  expect(monthHref(search, '2027-01', now)).toBe('/recruitment/advance?month=2027-01&city=360700')
  expect(monthHref(search, '2026-11', now)).toBe('/recruitment/advance?city=360700')
})

it('puts fairs on the days on which they open, and knows the days on which they are on', () => {
  expect(weekFrom(now)).toHaveLength(7)
  const [saturday] = byOpening(fairDates).get('2026-11-21') ?? []
  expect(saturday?.id).toBe('13')
  const online = fairDates.find(({ id }) => id === '12')
  const days = ['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-24', '2026-11-25']
  expect(days.map(day => online && isOn(online, day))).toEqual([false, true, true, true, false])
})

it('leads to calendars of what is asked for alone', () => {
  expect(fileAddress('13')).toMatch(/\?id=13$/)
  expect(feedAddress({ kind: '', city: '360100' })).toMatch(/\?city=360100$/)
  expect(feedAddress()).not.toContain('?')
})
