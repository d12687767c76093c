import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codePointLength, truncate } from './length.ts'
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
