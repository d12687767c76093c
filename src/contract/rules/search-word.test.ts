import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bigrams } from './search-tokens.ts'
import { filterSearchWord } from './search-word.ts'

const anything = fc.string({ unit: 'binary', maxLength: 200 })

describe('filterSearchWord', () => {
  it.each([
    ['会计，出纳！', '会计 出纳'],
    ['C++', 'C++'],
    ['Ｃ＋＋　工程师', 'C++ 工程师'],
    ['.NET / C#', '.NET C#'],
    ['T-SQL', 'T-SQL'],
    ['阿卜杜•热合曼', '阿卜杜·热合曼'],
    ['<script>alert(1)</script>', 'script alert 1 script'],
    ["' OR 1=1; --", 'OR 1 1 --'],
    ['100%_销售', '100 销售'],
    ['（急）普工😀👨‍👩‍👧❤️1️⃣', '急 普工 1'],
    ['会计<x>1', '会计 x 1'],
    ['销售（急）', '销售 急'],
    ['会\u200b计\u0000', '会计'],
    [' 会计\t\n 出纳 ', '会计 出纳'],
    ['䶮𠮷', '䶮𠮷'],
    ['！@#￥%……&*', '#'],
    ['', ''],
  ])('turns "%s" into "%s"', (text, filtered) => {
    expect(filterSearchWord(text)).toBe(filtered)
  })

  it('leaves no ASCII or full-width sign but the five allowed', () => {
    const signs = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~·，。！？；：、“”‘’（）《》【】…—￥']
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...signs, ...'会a1 ＜＞＃') }), text => {
        expect(filterSearchWord(text)).toMatch(/^[会a1 +#.\-·]*$/)
      }),
    )
  })

  it('changes nothing when filtering twice, and is well-formed whatever comes in', () => {
    fc.assert(
      fc.property(anything, text => {
        const once = filterSearchWord(text)
        expect(filterSearchWord(once)).toBe(once)
        expect(once.isWellFormed()).toBe(true)
      }),
    )
  })

  it('leaves the words that the index finds in the text as it was typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'会计师a1x <>（）,，/·.+#-') })
    fc.assert(
      fc.property(typed, text => {
        expect(bigrams(filterSearchWord(text))).toEqual(bigrams(text))
      }),
    )
  })
})
