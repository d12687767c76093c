import { expect, it } from 'vitest'
import { emptyDraft } from '#contract/job-posting'
import { filledDraft, ownJob } from '#mocks/fixtures/employer'
import { createDrafts } from '#platform/drafts'
import { memoryStorage } from '#platform/storage'
import { dropNewPosting, dropPosting, keepCreation, keepPosting, leftoversOf, openPosting } from './posting-drafts.ts'
import { valuesOf } from './posting-values.ts'

const setUp = () => createDrafts(memoryStorage()).of('71')
const fresh = { beginning: 'a' }
const typed = valuesOf({ ...filledDraft, title: '总账会计' })

it('opens a new posting empty, and an old one with what is stored', () => {
  expect(openPosting(setUp(), fresh)).toEqual({ kind: 'stored', values: valuesOf(emptyDraft()), creation: null })
  expect(openPosting(setUp(), ownJob)).toEqual({ kind: 'stored', values: valuesOf(filledDraft), creation: null })
})

it('gives back what was typed until it is dropped', () => {
  const shelf = setUp()
  keepPosting(shelf, ownJob, typed)
  expect(openPosting(shelf, ownJob)).toMatchObject({ kind: 'restored', values: typed })
  expect(openPosting(shelf, fresh).kind).toBe('stored')
  dropPosting(shelf, ownJob)
  expect(shelf.hasAny()).toBe(false)
})

it('finds two versions where a colleague saved meanwhile', () => {
  const shelf = setUp()
  keepPosting(shelf, ownJob, typed)
  const elsewhere = { ...ownJob, version: 9, draft: { ...filledDraft, title: '成本会计' } }
  expect(openPosting(shelf, elsewhere)).toMatchObject({ kind: 'conflict', values: typed })
})

it('goes on with a new posting whose answer was lost: the same words with the same key', () => {
  const shelf = setUp()
  keepPosting(shelf, fresh, typed)
  const sent = { key: 'c0ffee00-0000-4000-8000-000000000000', draft: { ...filledDraft, title: '总账' } }
  keepCreation(shelf, 'a', sent)
  expect(openPosting(shelf, fresh)).toEqual({ kind: 'restored', values: typed, creation: sent })
  dropNewPosting(shelf, 'a')
  expect(openPosting(shelf, fresh)).toEqual({ kind: 'stored', values: valuesOf(emptyDraft()), creation: null })
  expect(shelf.hasAny()).toBe(false)
})

it('has nothing to choose from for a new posting, whatever an empty one looked like before', () => {
  const shelf = setUp()
  shelf.keep('posting:new:a', { base: {}, draft: typed })
  expect(openPosting(shelf, fresh)).toMatchObject({ kind: 'restored', values: typed })
})

it('takes what is no posting for nothing', () => {
  const shelf = setUp()
  shelf.keep('posting:new:a', { base: emptyDraft(), draft: { ...typed, headcount: 2 } })
  expect(openPosting(shelf, fresh).kind).toBe('stored')
})

it('keeps what is too long for its field, and a quantity that is none', () => {
  const shelf = setUp()
  const unfit = { ...typed, title: '长'.repeat(5000), headcount: '八' }
  keepPosting(shelf, ownJob, unfit)
  expect(openPosting(shelf, ownJob)).toEqual({ kind: 'restored', values: unfit, creation: null })
})

it('keeps two new postings apart, and offers each where the other is written', () => {
  const shelf = setUp()
  keepPosting(shelf, fresh, typed)
  keepPosting(shelf, { beginning: 'b' }, { ...typed, title: '出纳' })
  keepCreation(shelf, 'b', { key: 'c0ffee00-0000-4000-8000-000000000000', draft: filledDraft })
  expect(openPosting(shelf, fresh)).toMatchObject({ values: { title: '总账会计' }, creation: null })
  expect(leftoversOf(shelf, 'a')).toEqual([{ beginning: 'b', title: '出纳' }])
  expect(leftoversOf(shelf, 'c')).toHaveLength(2)
  dropNewPosting(shelf, 'b')
  expect(leftoversOf(shelf, 'a')).toEqual([])
})

it('offers nothing that could not be opened', () => {
  const shelf = setUp()
  shelf.keep('posting:new:b', { draft: '?' })
  keepPosting(shelf, ownJob, typed)
  expect(leftoversOf(shelf, 'a')).toEqual([])
})
