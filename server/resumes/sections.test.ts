import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyEntry,
  emptySections,
  resumeSectionNames,
  type SectionChange,
  sectionState,
} from '#contract/resume-sections'
import { changesNothing, factsOf, isSendable, readSections, statesOf, withChange } from './sections.ts'
import { finishedBasic, finishedEducation, finishedIntention, finishedSections } from './testing.ts'

describe('a stored resume', () => {
  test('that is still the empty document has every section, empty', () => {
    expect(readSections({})).toEqual(emptySections())
  })

  test('comes back from the database as it went in, whatever people write', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 40 }).map(text => text.trim().replaceAll(/\p{Cc}/gu, ''))
    fc.assert(
      fc.property(words, words, (name, text) => {
        fc.pre(name.isWellFormed() && text.isWellFormed())
        const sections = {
          ...emptySections(),
          evaluation: { ...emptySections().evaluation, text },
          skills: [{ ...emptyEntry('skills'), name }],
        }
        expect(readSections(JSON.parse(JSON.stringify(sections)))).toEqual(sections)
      }),
    )
  })

  test('that is no resume at all is refused', () => {
    expect(() => readSections({ basic: 'x' })).toThrow()
    expect(() => readSections({ secrets: {} })).toThrow()
  })
})

describe('a resume can be sent', () => {
  test('when basics, wishes and education are finished', () => {
    expect(isSendable(finishedSections())).toBe(true)
  })

  test.each(['basic', 'intention', 'education'] as const)('but not without %s', section => {
    expect(isSendable({ ...finishedSections(), [section]: emptySections()[section] })).toBe(false)
  })

  test('also by somebody who has never worked', () => {
    expect(isSendable({ ...finishedSections(), work: [] })).toBe(true)
  })
})

test('facts beside the document are those of its sections', () => {
  expect(factsOf(finishedSections())).toEqual({
    completeness: 65,
    city: finishedBasic.city,
    education: finishedBasic.education,
    category1: '3',
  })
  expect(factsOf(emptySections())).toEqual({ completeness: 0, city: '', education: '', category1: '' })
})

test.each([
  ['30101', '3'],
  ['3', '3'],
  ['999999', ''],
])('a wish for category %s counts under %s', (category, first) => {
  const sections = { ...finishedSections(), intention: { ...finishedIntention, categories: [category] } }
  expect(factsOf(sections).category1).toBe(first)
})

test('each state is the one that the form shows', () => {
  const sections = { ...finishedSections(), work: [{ ...emptyEntry('work'), company: '某' }] }
  const states = statesOf(sections)
  for (const name of resumeSectionNames) expect(states[name]).toBe(sectionState(name, sections[name]))
  expect(states).toMatchObject({ basic: 'finished', work: 'started', languages: 'empty' })
})

describe('saving one section', () => {
  const change: SectionChange = { section: 'education', data: [...finishedEducation] }

  test('leaves all others as they were', () => {
    const before = { ...finishedSections(), education: [] }
    expect(withChange(before, change)).toEqual(finishedSections())
  })

  test('again changes nothing, in whatever order the database keeps its fields', () => {
    const shuffled = finishedEducation.map(item => Object.fromEntries(Object.entries(item).toReversed()))
    expect(changesNothing(readSections({ education: shuffled }), change)).toBe(true)
    expect(changesNothing(readSections({ education: [] }), change)).toBe(false)
  })
})
