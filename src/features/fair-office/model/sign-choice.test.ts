import { describe, expect, it } from 'vitest'
import { chosenSigns, codesIn, nameSize, rowsIn, type SignChoice, withoutSign } from './sign-choice.ts'

const signs = [
  { code: 'A01', state: 'printed' },
  { code: 'A12', state: 'changed' },
  { code: 'AA01', state: 'printed' },
  { code: 'B01', state: 'new' },
] as const
const choice: SignChoice = { range: 'due', row: '', booths: '' }
const codes = (change: Partial<SignChoice>) => chosenSigns(signs, { ...choice, ...change }).map(({ code }) => code)

describe('which signs are printed', () => {
  it('those that are new or changed, all, a row, or those that were typed', () => {
    expect(codes({})).toEqual(['A12', 'B01'])
    expect(codes({ range: 'all' })).toHaveLength(4)
    expect(codes({ range: 'row', row: 'A' })).toEqual(['A01', 'A12'])
    expect(codes({ range: 'booths', booths: 'ｂ01、a12；A12' })).toEqual(['A12', 'B01'])
    expect(codes({ range: 'booths' })).toEqual([])
  })

  it('and which of the typed ones have none', () => {
    expect(withoutSign(signs, 'A01, C07 / A99')).toEqual(['C07', 'A99'])
    expect(codesIn('  ')).toEqual([])
  })

  it('the rows come in the order of the plan', () => expect(rowsIn(signs)).toEqual(['A', 'B', 'AA']))
})

it('longer names are set smaller, by what people count as characters', () => {
  expect([4, 12, 13, 32, 33, 60].map(length => nameSize('𠮷'.repeat(length)))).toEqual([
    'short',
    'short',
    'long',
    'long',
    'longest',
    'longest',
  ])
})
