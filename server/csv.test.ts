import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { formulas } from './testing.formulas.ts'

const textOf = (rows: readonly (readonly (string | number)[])[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOf(rows))

test('a table begins with its mark, quotes its words and ends its lines as spreadsheets expect', () => {
  expect(
    textOf([
      ['题目', 1],
      ['他说"好"，\n𠮷', 2.5],
    ]),
  ).toBe('\ufeff"题目",1\r\n"他说""好""，\n𠮷",2.5\r\n')
})

test.each([...formulas, '\r=1'])('%j is words, not a formula', words => {
  expect(textOf([[words]])).toBe(`\ufeff"'${words.replaceAll('"', '""')}"\r\n`)
})

test('whatever stands in a cell stays in its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      const line = textOf([[one, other]]).slice(1, -2)
      const cells = line.match(/"(?:[^"]|"")*"/g) ?? []
      expect(cells).toHaveLength(2)
      expect(cells.join()).toBe(line)
      for (const cell of cells) expect(cell).not.toMatch(/^"\s*[=+\-@]/)
    }),
  )
})
