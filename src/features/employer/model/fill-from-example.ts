import { emptyDraft, type JobDraft } from '#contract/job-posting'
import { isSame } from '#platform/drafts'
import type { PostingExample } from './posting-examples.ts'
import { type PostingValues, valuesOf } from './posting-values.ts'

/** Answers that make sense together alone: an example fills all of them or none. */
const together: readonly (readonly (keyof JobDraft)[])[] = [
  [
    'wageMin',
    'wageMax',
    'baseMin',
    'baseMax',
    'bonusKind',
    'bonusMin',
    'bonusMax',
    'bonusPercent',
    'bonusOf',
    'bonusWords',
    'mealPay',
    'lodgingPay',
    'travelPay',
    'otherPay',
  ],
  ['contractTerm', 'probation', 'probationPay'],
]

/** What an example adds to a posting: answers to what its writer has not answered, with none of theirs changed. */
export function filledFrom({ draft }: PostingExample, values: PostingValues): Partial<PostingValues> {
  const empty = valuesOf(emptyDraft())
  const example = valuesOf({ ...emptyDraft(), ...draft })
  const isOpen = (name: keyof JobDraft) => isSame(values[name], empty[name])
  const names = Object.keys(draft) as (keyof JobDraft)[]
  const filled = names.filter(name => (together.find(group => group.includes(name)) ?? [name]).every(isOpen))
  return Object.fromEntries(filled.map(name => [name, example[name]]))
}
