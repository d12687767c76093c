import { expect, test } from 'vitest'
import { checkPosting } from '#contract/posting-check'
import { filledDraft } from '#mocks/fixtures/employer'
import { contextOf } from './finding-context.ts'

const TODAY = '2026-11-22'

const contextIn = (duties: string) => {
  const draft = { ...filledDraft, duties }
  const [finding] = checkPosting(draft, TODAY)
  if (!finding) throw new Error('nothing was found')
  return contextOf(draft, finding)
}

test('shows the line in which the words stand, and marks them', () => {
  const { text, ranges } = contextIn('负责前台接待。\n限女性，普通话标准。\n每周双休。')
  expect(text).toBe('限女性，普通话标准。')
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['限女性'])
})

test('shortens a long line on both sides, never inside a character', () => {
  const { text, ranges } = contextIn(`${'𠮷'.repeat(30)}限女性${'䶮'.repeat(30)}`)
  expect(text).toBe(`…${'𠮷'.repeat(16)}限女性${'䶮'.repeat(16)}…`)
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['限女性'])
})

test('quotes what stands in no text, and nothing where something is missing', () => {
  const probation = { ...filledDraft, contractTerm: '1', probation: '3' }
  const pay = { ...filledDraft, wageMin: null, wageMax: null }
  const texts = [probation, pay].flatMap(draft =>
    checkPosting(draft, TODAY).map(finding => contextOf(draft, finding).text),
  )
  expect(texts).toEqual(['3个月', ''])
})
