import { expect, it } from 'vitest'
import { behindSections } from '#mocks/fixtures/resumes'
import { behindWords, factsIn } from './behind.ts'

it('names the sections and the day of the latest change', () => {
  expect(behindWords(behindSections)).toBe('中文版在 2026-11-20 改过：教育经历、工作经历')
  expect(factsIn(behindSections)).toBe(2)
})

it('has nothing to say of a version that is in line', () => {
  expect(behindWords([])).toBe('')
  expect(factsIn([])).toBe(0)
})
