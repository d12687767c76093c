import { expect, it } from 'vitest'
import { fairForm } from '#mocks/fixtures/fair-office'
import { fairFaults, fairValues, sentAnswers } from './fair-values.ts'

it('takes a finished form, and sends what was read of it', () => {
  const values = fairValues(fairForm.answers)
  expect(fairFaults(values)).toEqual([])
  expect(sentAnswers(values)).toEqual(fairForm.answers)
})

it('says of an empty form what is missing, and of a finished one which days are out of order', () => {
  expect(fairFaults(fairValues()).map(({ path }) => path)).toContain('title')
  expect(fairFaults({ ...fairValues(fairForm.answers), bookUntil: '2026-12-30' })).toEqual([
    { path: 'bookUntil', message: '选展位截止应在开展以前' },
  ])
})
