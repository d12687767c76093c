import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toParagraphs, toWords } from './html.ts'

it('keeps whatever is written as text', () => {
  expect(toParagraphs('第一段\n第二行\n\n<script>alert(1)</script>')).toBe(
    '<p>第一段<br />第二行</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  )
  fc.assert(
    fc.property(fc.string(), text => {
      expect(toParagraphs(text).replaceAll(/<\/?p>|<br \/>/g, '')).not.toMatch(/[<>]/)
    }),
  )
})

it('reads back what it wrote, and the words of richer markup', () => {
  const words = '第一段\n第二行\n\n& <三> "四"'
  expect(toWords(toParagraphs(words))).toBe(words)
  expect(
    toWords('<h2>时间</h2><ul><li>上午</li><li>下午</li></ul><table><tr><td>地点</td><td>A 馆</td></tr></table>'),
  ).toBe('时间\n\n上午\n下午\n\n地点：A 馆')
})
