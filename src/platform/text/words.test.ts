import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codePointLength, truncate } from './length.ts'
import { filterSearchWord } from './search-word.ts'
import { isUnfilled } from './unfilled.ts'

const anything = fc.string({ unit: 'binary', maxLength: 200 })

describe('isUnfilled', () => {
  it.each([[''], [null], ['null'], [undefined]])('takes %j as not filled in', value => {
    expect(isUnfilled(value)).toBe(true)
  })

  it('takes everything else as filled in', () => {
    for (const value of [0, false, ' ', 'undefined', 'NULL', [], {}, Number.NaN]) expect(isUnfilled(value)).toBe(false)
    fc.assert(
      fc.property(fc.anything(), value => {
        fc.pre(value !== '' && value !== null && value !== 'null' && value !== undefined)
        expect(isUnfilled(value)).toBe(false)
      }),
    )
  })
})

describe('filterSearchWord', () => {
  it.each([
    ['会计，出纳！', '会计出纳'],
    ['C++', 'C++'],
    ['Ｃ＋＋　工程师', 'C++ 工程师'],
    ['.NET / C#', '.NET C#'],
    ['T-SQL', 'T-SQL'],
    ['阿卜杜•热合曼', '阿卜杜·热合曼'],
    ['<script>alert(1)</script>', 'scriptalert1script'],
    ["' OR 1=1; --", 'OR 11 --'],
    ['100%_销售', '100销售'],
    ['（急）普工😀👨‍👩‍👧❤️1️⃣', '急普工1'],
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
})

describe('truncate', () => {
  it.each([
    ['会计师', 3, '会计师'],
    ['会计师事务所', 3, '会计…'],
    ['𠮷𠮷𠮷', 2, '𠮷…'],
    ['𠮷𠮷', 2, '𠮷𠮷'],
    ['会计', 0, '…'],
  ])('cuts %s to %i characters: %s', (text, max, cut) => {
    expect(truncate(text, max)).toBe(cut)
  })

  it('keeps short texts and cuts long ones to exactly the maximum', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 50 }), (text, max) => {
        const cut = truncate(text, max)
        expect(codePointLength(cut)).toBe(Math.min(max, codePointLength(text)))
        expect(cut === text || text.startsWith(cut.slice(0, -1))).toBe(true)
      }),
    )
  })
})
