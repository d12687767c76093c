import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bigrams, searchTokens } from './search-tokens.ts'

const han = fc.constantFrom(...'会计师出纳普工销售经理𠮷䶮')
const hanRun = (minLength: number) => fc.string({ unit: han, minLength, maxLength: 20 })
const anything = fc.string({ unit: 'binary', maxLength: 200 })

describe('bigrams', () => {
  it.each([
    ['会计师', '会计 计师'],
    ['会', '会'],
    ['销售·会', '销售 会'],
    ['𠮷田家', '𠮷田 田家'],
    ['C++/C#/.NET/Node.js', 'c++ c# .net node.js'],
    ['Ｃ＋＋工程师', 'c++ 工程 程师'],
    ['招聘.NET开发', '招聘 .net 开发'],
    ['C#.NET', 'c# .net'],
    ['1.Java开发', '1 java 开发'],
    ['Web2.0', 'web2.0'],
    ['C++11', 'c++ 11'],
    ['5K~8K', '5k 8k'],
    ['A+B', 'a b'],
    ['Java。', 'java'],
    ['ÉCOLE e\u0301cole', 'école'],
    ['', ''],
    ['……！？😀', ''],
  ])('cuts %s into %s', (text, tokens) => {
    expect(bigrams(text).join(' ')).toBe(tokens)
  })

  it('finds every two neighbouring characters of a run', () => {
    fc.assert(
      fc.property(hanRun(2), fc.nat(), (run, seed) => {
        const characters = [...run]
        const at = seed % (characters.length - 1)
        expect(bigrams(run)).toContain(characters.slice(at, at + 2).join(''))
      }),
    )
  })

  it('finds every longer part of a run by the pairs of the part', () => {
    fc.assert(
      fc.property(hanRun(0), hanRun(2), hanRun(0), (before, word, after) => {
        expect(bigrams(before + word + after)).toEqual(expect.arrayContaining(bigrams(word)))
      }),
    )
  })

  it('reads full width and capitals like half width and small letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ09+#.- 会') }), text => {
        const wide = text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
        expect(bigrams(wide)).toEqual(bigrams(text.toLowerCase()))
      }),
    )
  })

  it('gives distinct tokens that an index can hold, whatever the text', () => {
    fc.assert(
      fc.property(anything, text => {
        const tokens = bigrams(text)
        expect(new Set(tokens).size).toBe(tokens.length)
        expect(tokens.every(token => token.length > 0 && !token.includes('\u0000') && token.isWellFormed())).toBe(true)
      }),
    )
    expect(bigrams('a'.repeat(5000))).toEqual(['a'.repeat(64)])
    expect(bigrams(`a${'𝐚'.repeat(40)}`).every(token => token.isWellFormed())).toBe(true)
  })
})

it('says where each token stands', () => {
  expect([...searchTokens('招C++𠮷工')]).toEqual([
    { token: '招', start: 0, end: 1 },
    { token: 'c++', start: 1, end: 4 },
    { token: '𠮷工', start: 4, end: 7 },
  ])
})
