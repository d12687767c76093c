import { expect, it } from 'vitest'
import { emptyDraft } from '#contract/job-posting'
import { draftOf, unfitOf, valuesOf } from './posting-values.ts'

it('comes back from the form as it was', () => {
  const draft = { ...emptyDraft(), headcount: 3, wageMin: 5000, wageMax: 8000, title: '会计（双休）' }
  expect(draftOf(valuesOf(draft))).toEqual(draft)
})

it.each(['', '八', '12.5', '-3', '99999999'])('keeps %s for no quantity at all', typed => {
  expect(draftOf({ ...valuesOf(emptyDraft()), headcount: typed }).headcount).toBeNull()
})

it('takes an unfinished posting as it is', () => {
  expect(unfitOf(valuesOf(emptyDraft()))).toEqual([])
})

it('says at its field what can not be stored', () => {
  const values = { ...valuesOf(emptyDraft()), title: '长'.repeat(5000), headcount: '八', wageMonths: '123456789' }
  expect(unfitOf(values)).toEqual([
    { path: 'headcount', message: '请填写整数，最多 7 位' },
    { path: 'wageMonths', message: '请填写整数，最多 7 位' },
    { path: 'title', message: '职位名称最多 40 个字' },
  ])
})
