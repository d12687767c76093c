import { expect, it } from 'vitest'
import { englishItem, resumeList } from '#mocks/fixtures/resumes'
import { pairsOf } from './versions.ts'

const [first, second] = resumeList.list
if (!first || !second) throw new Error('The fixture has two resumes')

it('puts an English version beside its original, wherever the list has it', () => {
  expect(pairsOf([englishItem, second, first])).toEqual([
    { resume: second, english: undefined },
    { resume: first, english: englishItem },
  ])
})

it('leaves an English version alone whose original was deleted', () => {
  const alone = { ...englishItem, originalId: '' }
  expect(pairsOf([alone, second])).toEqual([{ resume: alone }, { resume: second }])
})

it('has nothing to pair in an empty list', () => expect(pairsOf([])).toEqual([]))
