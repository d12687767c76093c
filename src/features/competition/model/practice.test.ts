import { expect, test } from 'vitest'
import type { QuestionHead } from '#contract/competition'
import { openQuestion, practice, practiceAddress, questionsIn, tallyOf } from './practice.ts'

const head = (id: string, state: QuestionHead['state'], kind: QuestionHead['kind'] = 'single') =>
  ({ id, state, kind, chapter: '一' }) satisfies QuestionHead
const bank = [head('1', 'right'), head('2', 'wrong'), head('3', 'todo', 'judge'), head('4', 'todo')]
const all = { view: '', kind: '', q: '' } as const

test('an address says the view, the kind and the question; what cannot be is passed over', () => {
  const asked = { view: 'wrong', kind: 'multiple', q: '12' } as const
  expect(practice.parse(new URLSearchParams(practiceAddress(asked).split('?')[1]))).toEqual(asked)
  expect(practice.parse(new URLSearchParams('view=best&kind=essay&q=-1'))).toEqual(all)
  expect(practiceAddress(all)).toBe('/ldgx/questions')
})

test('one goes on with the first question that is not answered', () => {
  expect(openQuestion(bank, '')?.id).toBe('3')
  expect(openQuestion(bank, '2')?.id).toBe('2')
  expect(openQuestion(bank.slice(0, 2), '')?.id).toBe('1')
  expect(openQuestion([], '')).toBeUndefined()
})

test('the question that is open stays in its view after it was answered', () => {
  expect(questionsIn(bank, { ...all, view: 'wrong' }).map(({ id }) => id)).toEqual(['2'])
  expect(questionsIn(bank, { ...all, view: 'wrong', q: '1' }).map(({ id }) => id)).toEqual(['1', '2'])
  expect(questionsIn(bank, { ...all, kind: 'judge' }).map(({ id }) => id)).toEqual(['3'])
})

test('the tally counts what was answered and how', () => {
  expect(tallyOf(bank)).toEqual({ total: 4, answered: 2, right: 1, wrong: 1 })
})
