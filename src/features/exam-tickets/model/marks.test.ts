import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absentScore, disciplineScore, failedScore, passedScore, undecidedScore } from '#mocks/fixtures/exam-tickets'
import { flagsOf, marksInWords, partInWords, standingOf } from './marks.ts'

describe('marks', () => {
  test('have two decimals, whatever they are', () => {
    expect([0, 5, 50, 100, 11_250, 15_000].map(marksInWords)).toEqual([
      '0.00',
      '0.05',
      '0.50',
      '1.00',
      '112.50',
      '150.00',
    ])
    expect(marksInWords(-150)).toBe('-1.50')
  })

  test('read back to the same hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), hundredths => {
        expect(marksInWords(hundredths)).toMatch(/^-?\d+\.\d{2}$/)
        expect(Number(marksInWords(hundredths).replace('.', ''))).toBe(hundredths)
      }),
    )
  })

  test('that are none are said in words', () => {
    expect(partInWords({ marks: null, flag: 'absent' })).toBe('缺考')
    expect(partInWords({ marks: 0, flag: 'discipline' })).toBe('违纪')
    expect(partInWords({ marks: null, flag: '' })).toBe('—')
    expect(partInWords({ marks: 0, flag: '' })).toBe('0.00')
  })
})

describe('where a card stands', () => {
  test('says whether one goes on, and why not', () => {
    expect(standingOf(passedScore).label).toBe('进入下一环节')
    expect(standingOf(undecidedScore).label).toBe('尚未确定')
    expect(standingOf(absentScore).words).toContain('没有参加考试')
    expect(standingOf(disciplineScore).words).toContain('违纪违规')
    expect(standingOf(failedScore).words).toContain('低于本岗位的入围最低分')
    expect(standingOf({ ...failedScore, total: 18_000 }).words).toContain('不在入围人数之内')
    expect(standingOf({ ...failedScore, line: null }).words).toContain('不在入围人数之内')
  })

  test('names each flag once', () => {
    expect(flagsOf(passedScore)).toEqual([])
    expect(flagsOf({ ...absentScore, parts: [...absentScore.parts, ...absentScore.parts] })).toEqual(['absent'])
  })
})
