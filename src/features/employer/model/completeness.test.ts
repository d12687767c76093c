import { expect, it } from 'vitest'
import { newCompany, ownCompany } from '#mocks/fixtures/companies'
import { partsOf } from './completeness.ts'

const missing = (company: typeof ownCompany) => partsOf(company).flatMap(({ id, done }) => (done ? [] : id))

it('misses everything where only the licence was typed in', () => {
  expect(missing(newCompany)).toEqual([
    'shortName',
    'intro',
    'company-logo',
    'company-photos',
    'company-welfare',
    'address',
    'contact',
    'company-licence',
  ])
})

it('misses nothing of a whole profile', () => {
  expect(missing(ownCompany)).toEqual([])
})

it('counts an introduction from fifty characters on, as people count them', () => {
  const written = (intro: string) => missing({ ...ownCompany, facts: { ...ownCompany.facts, intro } })
  expect([written('𠮷'.repeat(49)), written('𠮷'.repeat(50))]).toEqual([['intro'], []])
})

it('is reached by phone or by mail', () => {
  const facts = { ...ownCompany.facts, phone: '' }
  expect(missing({ ...ownCompany, facts })).toEqual([])
  expect(missing({ ...ownCompany, facts: { ...facts, email: '' } })).toEqual(['contact'])
})
