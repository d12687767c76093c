import { expect, test } from 'vitest'
import { questionnaire } from '#mocks/fixtures/questionnaires'
import { addressOfPage, faultsOnPage, firstOpenPage, pageAsking, pageOf } from './progress.ts'

const first = { work: 'yes', pay: 5_000 }
const second = { services: { 1: '1', 2: '2' }, overall: 3 }

test('an address asks for a page that there is', () => {
  const asked = (page: string) => pageOf(new URLSearchParams({ page }), questionnaire)
  expect(['1', '2', '9', '0', 'x', '1.5'].map(asked)).toEqual([0, 1, 1, 0, 0, 0])
  expect(pageOf(new URLSearchParams(), questionnaire)).toBe(0)
  expect([0, 1].map(addressOfPage)).toEqual(['/questionnaire/jtjj', '/questionnaire/jtjj?page=2'])
})

test('the first page with something missing is where one goes on', () => {
  expect(firstOpenPage(questionnaire, {})).toBe(0)
  expect(firstOpenPage(questionnaire, first)).toBe(1)
  expect(firstOpenPage(questionnaire, { ...first, ...second })).toBe(2)
  expect(faultsOnPage(questionnaire, 0, { work: 'no' })).toEqual([{ id: 'difficulty', message: '请回答这一题' }])
})

test('a question stands on one page', () => {
  expect(['work', 'wish', 'captcha.answer'].map(id => pageAsking(questionnaire, id))).toEqual([0, 1, -1])
})
