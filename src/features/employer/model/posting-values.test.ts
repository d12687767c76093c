import { expect, it } from 'vitest'
import { draftOf, emptyDraft, valuesOf } from './posting-values.ts'

it('comes back from the form as it was', () => {
  const draft = { ...emptyDraft, headcount: 3, wageMin: 5000, wageMax: 8000, title: '会计（双休）' }
  expect(draftOf(valuesOf(draft))).toEqual(draft)
})

it.each(['', '八', '12.5', '-3', '99999999'])('keeps %s for no quantity at all', typed => {
  expect(draftOf({ ...valuesOf(emptyDraft), headcount: typed }).headcount).toBeNull()
})
