import { expect, it } from 'vitest'
import { emptyDraft, type JobDraft, postingForm } from '#contract/job-posting'
import { filledDraft } from '#mocks/fixtures/employer'
import { postingParts } from './posting-parts.ts'
import { valuesOf } from './posting-values.ts'

const statesOf = (draft: Partial<JobDraft>) =>
  Object.fromEntries(
    postingParts(valuesOf({ ...emptyDraft(), ...draft }), '2026-11-22').map(({ id, state }) => [id, state]),
  )

it('has the sections of the form, in their order, and one of them may be left out', () => {
  const parts = postingParts(valuesOf(emptyDraft()), '2026-11-22')
  expect(parts.map(({ id }) => id)).toEqual(postingForm.map(({ name }) => name))
  expect(parts.filter(({ optional }) => optional).map(({ id }) => id)).toEqual(['parts'])
})

it('waits for everything in a new posting', () => {
  expect(statesOf({})).toEqual({ job: 'todo', pay: 'todo', parts: 'todo', place: 'todo', demands: 'todo' })
})

it('is begun with one answer and done when nothing is wrong any more', () => {
  expect(statesOf({ title: '会计' }).job).toBe('started')
  expect(statesOf({ title: '会计', category: '30101', headcount: 1 }).job).toBe('done')
  expect(statesOf(filledDraft)).toEqual({ job: 'done', pay: 'done', parts: 'todo', place: 'done', demands: 'done' })
})

it('is not done with what may not be published', () => {
  expect(statesOf({ ...filledDraft, wageMax: 4000 }).pay).toBe('started')
  expect(statesOf({ ...filledDraft, duties: '负责总账与月结，限女性。' }).demands).toBe('started')
  expect(statesOf({ ...filledDraft, bonusKind: '1' }).parts).toBe('started')
})
