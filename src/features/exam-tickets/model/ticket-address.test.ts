import { expect, test } from 'vitest'
import { fixedPrints } from '#contract/exam-tickets'
import { pageAt } from '#contract/pages'
import { addressOfTicket, examIn, ticketSearch } from './ticket-address.ts'

test('the exam is named by the number in its address, and past ones by city and year', () => {
  expect(examIn({ path: '/exam/print/601', params: { id: '601' } })).toBe('601')
  expect(examIn({ path: '/exam/print/ganzhou/2024', params: {} })).toBe('ganzhou-2024')
  expect(examIn({ path: '/exam/print/nowhere/2024', params: {} })).toBe('')
})

test('every fixed address is a page of the portal', () => {
  for (const { city, year } of fixedPrints) {
    const path = `/exam/print/${city}/${year}`
    expect(pageAt(path)?.page.path).toBe(path)
    expect(examIn({ path, params: {} })).toBe(`${city}-${year}`)
  }
})

test('group and view stand in the address, what is usual does not', () => {
  expect(addressOfTicket('601')).toBe('/exam/exam-ticket/601')
  expect(addressOfTicket('601', { view: 'sites', q: '第十九中学' })).toBe(
    `/exam/exam-ticket/601?view=sites&q=${encodeURIComponent('第十九中学')}`,
  )
  expect(ticketSearch.parse(new URLSearchParams('group=none&view=x'))).toEqual({
    view: 'ticket',
    group: 'written',
    q: '',
  })
})
