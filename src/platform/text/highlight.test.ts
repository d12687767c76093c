import fc from 'fast-check'
import { expect, it } from 'vitest'
import { highlightRanges } from './highlight.ts'

const marked = (text: string, query: string) =>
  highlightRanges(text, query).map(({ start, end }) => text.slice(start, end))

it.each([
  ['南昌招聘会计师', '会计', ['会计']],
  ['会计助理（总账会计）', '会计', ['会计', '会计']],
  ['高级会计师', '会计师', ['会计师']],
  ['赣州会计', '会计 赣州', ['赣州会计']],
  ['资深Ｃ＋＋工程师', 'c++', ['Ｃ＋＋']],
  ['Java / JavaScript', 'java', ['Java']],
  ['.NET开发', '.net', ['.NET']],
  ['会计', '会', ['会']],
  ['𠮷田会计', '𠮷', ['𠮷']],
  ['普工', '会计', []],
  ['普工', '', []],
  ['<b>会计</b>', '<b>', ['b', 'b']],
])('marks in %s what %s found', (text, query, parts) => {
  expect(marked(text, query)).toEqual(parts)
})

it('gives ordered, separate ranges inside the text that never split a character', () => {
  const text = fc.string({ unit: fc.constantFrom(...'会计师𠮷aB+ .'), maxLength: 60 })
  fc.assert(
    fc.property(text, text, (body, query) => {
      let last = -1
      for (const { start, end } of highlightRanges(body, query)) {
        expect(start).toBeGreaterThan(last)
        expect(end).toBeGreaterThan(start)
        expect(body.slice(start, end).isWellFormed()).toBe(true)
        last = end
      }
      expect(last).toBeLessThanOrEqual(body.length)
    }),
  )
})

it('marks every run in which the query stands', () => {
  const run = fc.string({ unit: fc.constantFrom(...'会计师出纳'), maxLength: 10 })
  const word = fc.string({ unit: fc.constantFrom(...'会计师出纳'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(run, word, run, (before, query, after) => {
      const start = before.length
      const covers = highlightRanges(before + query + after, query).some(
        range => range.start <= start && range.end >= start + query.length,
      )
      expect(covers).toBe(true)
    }),
  )
})
