import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  correctedMarks,
  marksFrom,
  marksText,
  paperText,
  ranksOf,
  shortlistOf,
  shortlistSize,
  totalOf,
  weightedTotal,
} from './exam-scores.ts'

const entriesOf = (totals: readonly (number | null)[]) => totals.map((total, at) => ({ id: `p${at}`, total }))

describe('marks', () => {
  it.each([
    ['78.5', 7_850],
    ['78.505', 7_851],
    ['78.5049', 7_850],
    ['78.995', 7_900],
    ['0', 0],
    ['150', 15_000],
    ['1.005', 101],
  ])('%s are %i hundredths, half-up', (text, marks) => {
    expect(marksFrom(text)).toBe(marks)
  })

  it.each(['', '-1', '１２', '7,5', '.5', '78.', 'NaN', '缺考'])('%s are none', text => {
    expect(marksFrom(text)).toBeNull()
  })

  it('always have two decimals', () => {
    expect([0, 5, 7_850, 15_000, -50, -150].map(marksText)).toEqual([
      '0.00',
      '0.05',
      '78.50',
      '150.00',
      '-0.50',
      '-1.50',
    ])
    fc.assert(fc.property(fc.integer({ min: 0, max: 30_000 }), marks => marksFrom(marksText(marks)) === marks))
  })

  it('that are none are said in words', () => {
    expect(paperText({ marks: null, flag: 'absent' })).toBe('缺考')
    expect(paperText({ marks: 0, flag: 'discipline' })).toBe('违纪')
    expect(paperText({ marks: null, flag: '' })).toBe('—')
    expect(paperText({ marks: 0, flag: '' })).toBe('0.00')
  })
})

describe('totals', () => {
  it.each([
    [
      [
        { marks: 7_850, flag: '' },
        { marks: 8_125, flag: '' },
      ],
      15_975,
    ],
    [[{ marks: 0, flag: '' }], 0],
    [
      [
        { marks: null, flag: 'absent' },
        { marks: 8_125, flag: '' },
      ],
      null,
    ],
    [
      [
        { marks: 7_850, flag: 'discipline' },
        { marks: 8_125, flag: '' },
      ],
      null,
    ],
    [[], null],
  ] as const)('of %j are %s', (papers, total) => {
    expect(totalOf(papers)).toBe(total)
  })

  it.each([
    [
      [
        [7_001, 5_000],
        [7_000, 5_000],
      ],
      7_001,
    ],
    [
      [
        [8_333, 6_000],
        [7_777, 4_000],
      ],
      8_111,
    ],
    [
      [
        [15_975, 5_000],
        [0, 5_000],
      ],
      7_988,
    ],
  ] as const)('by shares %j are %i, rounded once', (parts, total) => {
    expect(weightedTotal(parts.map(([marks, share]) => ({ marks, share })))).toBe(total)
  })
})

describe('ranks', () => {
  it('are shared and then skip; who has no total has none', () => {
    const ranks = ranksOf(entriesOf([8_000, 9_000, null, 8_000, 7_000]))
    expect([...ranks]).toEqual([
      ['p0', 2],
      ['p1', 1],
      ['p3', 2],
      ['p4', 4],
    ])
  })

  it('are one more than how many are better', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 9 }))), totals => {
        const ranks = ranksOf(entriesOf(totals))
        for (const [at, total] of totals.entries()) {
          const better = totals.filter(other => other !== null && total !== null && other > total).length
          expect(ranks.get(`p${at}`)).toBe(total === null ? undefined : better + 1)
        }
      }),
    )
  })
})

describe('who goes on', () => {
  it.each([
    [1, 3],
    [2, 6],
    [4, 12],
    [5, 12],
    [6, 12],
    [7, 14],
    [20, 40],
  ])('for %i places are %i people by Ji’an’s rule', (headcount, people) => {
    expect(shortlistSize(headcount)).toBe(people)
  })

  it.each([
    ['as many as the rule says', 1, [90, 80, 70, 60], [90, 80, 70], 70],
    ['everybody level with the last', 1, [90, 80, 70, 70, 70, 60], [90, 80, 70, 70, 70], 70],
    ['all, where there are fewer', 2, [90, null, 80], [90, 80], 80],
    ['nobody, where nobody sat it', 1, [null, null], [], null],
    [
      'twelve for five places',
      5,
      Array.from({ length: 14 }, (_, at) => 100 - at),
      Array.from({ length: 12 }, (_, at) => 100 - at),
      89,
    ],
  ] as const)('are %s', (_, headcount, totals, chosen, line) => {
    const entries = entriesOf(totals)
    const shortlist = shortlistOf(entries, { headcount })
    expect(shortlist.line).toBe(line)
    expect(entries.filter(({ id }) => shortlist.goesOn.has(id)).map(({ total }) => total)).toEqual(chosen)
  })

  it('follow whatever rule a notice has', () => {
    const rule = [{ upTo: null, each: 7 }]
    expect(shortlistSize(2, rule)).toBe(14)
    expect(shortlistOf(entriesOf([9, 8, 8, 7, 6, 5, 4, 3]), { headcount: 1, rule }).goesOn.size).toBe(7)
  })
})

describe('panels', () => {
  it('are made comparable by the mean of all over the mean of their own', () => {
    const marks = correctedMarks([
      { id: 'a', panel: '1', marks: 8_000 },
      { id: 'b', panel: '1', marks: 9_000 },
      { id: 'c', panel: '2', marks: 7_000 },
      { id: 'd', panel: '2', marks: 8_000 },
    ])
    // The mean of all is 80; of the first panel 85, of the second 75.
    expect([...marks.values()]).toEqual([7_529, 8_471, 7_467, 8_533])
  })

  it('leave marks as they are where there is one panel, or its mean is nought', () => {
    const one = [8_000, 7_100].map((marks, at) => ({ id: `p${at}`, panel: '1', marks }))
    expect([...correctedMarks(one).values()]).toEqual([8_000, 7_100])
    expect([...correctedMarks([...one, { id: 'z', panel: '2', marks: 0 }]).values()].at(-1)).toBe(0)
  })
})
