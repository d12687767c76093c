import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyDraft, postingQuestions } from '#contract/job-posting'
import { answersOf, readValues, unreadIn, valuesOf } from './values.ts'

const values = valuesOf(postingQuestions, emptyDraft())

it('comes back from the form as it was', () => {
  const number = fc.option(fc.integer({ min: 0, max: 9_999_999 }))
  fc.assert(
    fc.property(fc.string(), number, fc.boolean(), fc.array(fc.string()), (title, headcount, urgent, welfare) => {
      const draft = { ...emptyDraft(), title, headcount, urgent, welfare }
      expect(answersOf(postingQuestions, valuesOf(postingQuestions, draft))).toEqual(draft)
    }),
  )
})

it('writes into copies', () => {
  const draft = { ...emptyDraft(), welfare: ['1'] }
  valuesOf(postingQuestions, draft).welfare.push('2')
  expect(draft.welfare).toEqual(['1'])
})

it.each(['八', '12.5', '-3', '99999999'])('says of %s that it is no number', headcount => {
  expect(unreadIn(postingQuestions, { ...values, headcount })).toEqual([
    { path: 'headcount', message: '请填写整数，最多 7 位' },
  ])
})

it('reads what was kept before a question was added, and nothing of another form', () => {
  const { contractTerm, ...before } = values
  expect(readValues(postingQuestions, before)).toEqual({ ...values, contractTerm: '' })
  expect(contractTerm).toBe('')
  expect(readValues(postingQuestions, { ...values, other: '' })).toBeNull()
  expect(readValues(postingQuestions, { ...values, headcount: 2 })).toBeNull()
  expect(readValues(postingQuestions, null)).toBeNull()
})
