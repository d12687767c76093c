import { expect, test } from 'vitest'
import { applyHref, applySearch, enrolHref, enrolSearch, mineHref, payNotifySearch } from './exam-addresses.ts'

const queryOf = (href: string) => new URLSearchParams(href.split('?')[1])

test('an address leads to what it was made of', () => {
  expect(applyHref('101', { chosen: '10100017' })).toBe('/exam/apply/101?chosen=10100017')
  expect(applySearch.parse(queryOf(applyHref('101', { chosen: '10100017' })))).toEqual({ chosen: '10100017' })
  expect(enrolSearch.parse(queryOf(enrolHref('x', { part: 'education', at: 'education.0.school' })))).toMatchObject({
    part: 'education',
    at: 'education.0.school',
  })
  expect(mineHref()).toBe('/exam/mine')
  expect(mineHref({ state: 'done', page: 2 })).toBe('/exam/mine?state=done&page=2')
})

test('a mangled address still leads somewhere', () => {
  expect(enrolSearch.parse(new URLSearchParams('part=__proto__&at=<b>'))).toMatchObject({ part: '', at: '' })
  expect(applySearch.parse(new URLSearchParams('chosen=-1'))).toEqual({ chosen: '' })
  expect(payNotifySearch.parse(new URLSearchParams('order=1&state=success')).order).toBe('')
})
