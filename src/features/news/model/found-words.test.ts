import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foundWords } from './found-words.ts'

it('finds each word as it was typed, whatever its case, overlaps joined', () => {
  expect(foundWords('不得收取押金，退还押金', '押金')).toEqual([
    { start: 4, end: 6 },
    { start: 9, end: 11 },
  ])
  expect(foundWords('收取押金', '取押 押金')).toEqual([{ start: 1, end: 4 }])
  expect(foundWords('App 平台', 'aPP')).toEqual([{ start: 0, end: 3 }])
  expect(foundWords('押金', ' ')).toEqual([])
})

it('gives parts that are in order, apart and within the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, words) => {
      let last = -1
      for (const { start, end } of foundWords(text, words)) {
        expect(start).toBeGreaterThan(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }),
  )
})
