import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchTerms, searchText, wantedText } from './search-text.ts'
import { bigrams } from './search-tokens.ts'
import { filterSearchWord } from './search-word.ts'

const canonical = (text: string) => searchText(searchTerms(text))

describe('a search text', () => {
  it.each([
    ['会计 出纳', '会计 出纳'],
    ['"新能源汽车"', '"新能源汽车"'],
    ['“新能源汽车” 技术员', '"新能源汽车" 技术员'],
    ['「新能源 汽车」', '"新能源 汽车"'],
    ['”新能源汽车“', '"新能源汽车"'],
    ['＂会计＂', '"会计"'],
    ['"会计"助理', '"会计" 助理'],
    ['客服 -销售', '客服 -销售'],
    ['客服 －销售', '客服 -销售'],
    ['客服 −销售', '客服 -销售'],
    ['客服 –销售', '客服 -销售'],
    ['--销售', '-销售'],
    ['客服，-销售', '客服 -销售'],
    ['客服 不要销售', '客服 -销售'],
    ['客服不要销售', '客服 -销售'],
    ['客服 不要 销售', '客服 -销售'],
    ['不含 销售', '-销售'],
    ['不要销售、客服', '-销售 -客服'],
    ['不要“电话销售”', '-电话销售'],
    ['会计不要“电话销售”', '会计 -电话销售'],
    ['"不要 销售"', '"不要 销售"'],
    ['-"java 开发"', '-"java 开发"'],
    ['-C++ -.NET', '-C++ -.NET'],
    ['普工 不要经验', '普工 不要经验'],
    ['不要求学历', '不要求学历'],
    ['C++', 'C++'],
    ['.NET', '.NET'],
    ['T-SQL', 'T-SQL'],
    ['A-轮', 'A-轮'],
    ['0791-123', '0791-123'],
    ['会计——成本', '会计 成本'],
    ['会计 - 出纳', '会计 出纳'],
    ['会计 -', '会计'],
    ['-', ''],
    ['- " -', ''],
    ['"新能源', '新能源'],
    ['5"屏幕', '5 屏幕'],
    ['""', ''],
    ['-""', ''],
    ['不要', ''],
    ['会计/-出纳', '会计 出纳'],
    ['“会计 不要”', '"会计"'],
    ['“会计不要 不含”', '"会计"'],
    ['', ''],
  ])('%j is understood as %j', (text, written) => {
    expect(canonical(text)).toBe(written)
  })

  it('is the same once it is written in the one way, whatever was typed', () => {
    const parts = fc.constantFrom(
      '会计',
      '不要',
      '不含',
      '"',
      '“',
      '」',
      '-',
      '−',
      ' ',
      '、',
      '/',
      'C++',
      '.',
      '，',
      '要',
      '\u200b',
    )
    const typed = fc.oneof(
      fc.array(parts, { maxLength: 20 }).map(list => list.join('')),
      fc.string({ unit: 'binary', maxLength: 80 }),
    )
    fc.assert(
      fc.property(typed, text => {
        const once = canonical(text)
        expect(canonical(once)).toBe(once)
        expect([...once].length).toBeLessThanOrEqual(60)
      }),
    )
  })

  it('without quotation marks, minus and 不 asks for the words that it asked for', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'会计师a1x <>（）,，/·.+#'), maxLength: 40 })
    fc.assert(
      fc.property(typed, text => {
        expect(searchTerms(text).every(({ kind }) => kind === 'word')).toBe(true)
        expect(bigrams(wantedText(text))).toEqual(bigrams(filterSearchWord(text)))
      }),
    )
  })
})
