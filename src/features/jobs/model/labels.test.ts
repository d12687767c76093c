import { expect, it } from 'vitest'
import { demandsOf } from './labels.ts'

it('says experience, education and nature in the words of the lists', () => {
  expect(demandsOf({ experience: '5', education: '70', nature: '1' })).toEqual(['三年', '本科', '全职'])
})

it('leaves out what the lists do not know', () => {
  expect(demandsOf({ experience: '', education: '999', nature: '3' })).toEqual(['实习'])
})
