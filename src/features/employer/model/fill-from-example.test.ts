import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyDraft, type JobDraft } from '#contract/job-posting'
import { filledFrom } from './fill-from-example.ts'
import { type PostingExample, postingExamples } from './posting-examples.ts'
import { valuesOf } from './posting-values.ts'

const [first] = postingExamples
if (!first) throw new Error('There are no examples')
const example: PostingExample = first

const written = (draft: Partial<JobDraft>) => valuesOf({ ...emptyDraft(), ...draft })

it('fills an empty posting with all that it says', () => {
  const filled = filledFrom(example, written({}))
  expect(filled).toEqual(
    Object.fromEntries(Object.keys(example.draft).map(name => [name, written(example.draft)[name as keyof JobDraft]])),
  )
})

it('changes nothing that is written', () => {
  const answers = fc.record(
    {
      title: fc.string({ minLength: 1, maxLength: 40 }),
      duties: fc.string({ minLength: 1, maxLength: 200 }),
      headcount: fc.integer({ min: 1, max: 9999 }),
      wageMax: fc.integer({ min: 500, max: 90_000 }),
      welfare: fc.array(fc.constantFrom('2', '5'), { minLength: 1, maxLength: 1 }),
      contractTerm: fc.constantFrom('1', '2'),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(answers, fc.constantFrom(...postingExamples), (draft, one) => {
      const filled = filledFrom(one, written(draft))
      expect(Object.keys(filled).filter(name => name in draft)).toEqual([])
    }),
  )
})

it('leaves all of the pay alone where a part of it is written, and the probation where the term is', () => {
  const filled = filledFrom(example, written({ mealPay: 200, contractTerm: '1' }))
  expect(Object.keys(filled).filter(name => /^(wageM[ai]|base|bonus|probation)/.test(name))).toEqual([])
  expect(filled).toHaveProperty('duties')
})
