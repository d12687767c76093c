import { expect, it } from 'vitest'
import { ownCompany } from '#mocks/fixtures/companies'
import { createDrafts } from '#platform/drafts'
import { memoryStorage } from '#platform/storage'
import { dropProfile, keepProfile, openProfile, valuesOf } from './profile-values.ts'

const setUp = () => createDrafts(memoryStorage()).of('somebody')
const typed = { ...valuesOf(ownCompany), intro: '䶮山脚下的工厂' }

it('opens with what is stored where nothing was typed', () => {
  expect(openProfile(setUp(), ownCompany)).toEqual({ kind: 'stored', data: valuesOf(ownCompany) })
})

it('opens with what was typed and not saved', () => {
  const shelf = setUp()
  keepProfile(shelf, ownCompany, typed)
  expect(openProfile(shelf, ownCompany)).toEqual({ kind: 'restored', data: typed })
  dropProfile(shelf)
  expect(openProfile(shelf, ownCompany).kind).toBe('stored')
})

it('asks where the company was changed elsewhere meanwhile', () => {
  const shelf = setUp()
  keepProfile(shelf, ownCompany, typed)
  const changed = { facts: { ...ownCompany.facts, intro: '同事写的介绍' } }
  expect(openProfile(shelf, changed)).toEqual({ kind: 'conflict', data: typed })
})

it('forgets what is no such form', () => {
  const shelf = setUp()
  shelf.keep('company-profile', { base: 1, draft: { intro: 1 } })
  expect(openProfile(shelf, ownCompany).kind).toBe('stored')
})

it('writes a year that is not known as nothing', () => {
  expect(valuesOf({ facts: { ...ownCompany.facts, foundedYear: null } }).foundedYear).toBe('')
  expect(valuesOf({ facts: { ...ownCompany.facts, foundedYear: 2009 } }).foundedYear).toBe('2009')
})
