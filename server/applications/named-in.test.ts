import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedIn } from './named-in.ts'

test.each([
  ['熟悉金税系统，会用 Excel', '金税系统', true],
  ['熟悉金税系统，会用 Ｅｘｃｅｌ', 'excel', true],
  ['会 JavaScript', 'Java', false],
  ['会 JavaScript 和 Java', 'Java', true],
  ['用 C++ 写固件', 'C', false],
  ['用 C++ 写固件', 'C++', true],
  ['熟悉报税', '中级会计师', false],
  ['什么都行', '', false],
  ['什么都行', '　', false],
])('%s names %s: %s', (text, skill, is) => {
  expect(namedIn(text, skill)).toBe(is)
})

test('a skill between words of another script is always found', () => {
  const skill = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/)
  fc.assert(fc.property(skill, name => namedIn(`熟悉${name}等`, name)))
})
