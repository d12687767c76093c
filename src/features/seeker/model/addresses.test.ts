import { expect, it } from 'vitest'
import { applicationSearch, applicationsAddress, recordSearch, resumeHref, resumePart } from './addresses.ts'

const queryOf = (address: string) => new URL(address, 'http://site.invalid').searchParams

it('reads back the applications that an address was made of', () => {
  const address = applicationsAddress({ state: 'viewed', page: 2 })
  expect(address).toBe('/manage/user/position?state=viewed&page=2')
  expect(applicationSearch.parse(queryOf(address))).toEqual({ state: 'viewed', id: '', page: 2 })
})

it('takes a state, tab or section that is none for not given', () => {
  expect(applicationSearch.parse(queryOf('/?state=gone'))).toEqual({ state: '', id: '', page: 1 })
  expect(recordSearch.parse(queryOf('/?tab=gone'))).toEqual({ tab: 'viewed', page: 1 })
  expect(resumePart.parse(queryOf('/?section=gone&view=all&as=x'))).toEqual({ section: '', view: '', as: '' })
})

it('leads to a resume, one of its sections or its preview', () => {
  expect(resumeHref('7')).toBe('/user/resume/page/7')
  expect(resumeHref('7', { section: 'education' })).toBe('/user/resume/page/7?section=education')
  expect(resumeHref('7', { view: 'preview' })).toBe('/user/resume/page/7?view=preview')
  expect(resumeHref('7', { view: 'preview', as: 'found' })).toBe('/user/resume/page/7?view=preview&as=found')
})
