import fc from 'fast-check'
import { type ExamCondition, serviceKinds } from '#contract/exam-conditions'
import { educationDegreeList, educationList } from '#contract/reference/education'
import { politicsStatusList } from '#contract/reference/person'
import { cityCodes } from '../../places.ts'
import { type PositionColumn, positionColumns } from './columns.ts'
import { majorQuoteOf } from './conditions.ts'
import { degrees, educations, wordsOfValues } from './lists.ts'
import { cellsOf, type PositionFacts } from './position.ts'

export const papers = [
  { code: 'A', title: '职业能力倾向测验' },
  { code: 'B', title: '综合应用能力' },
] as const

export const plain: PositionFacts = {
  code: '0101',
  unit: '测试市图书馆',
  department: '',
  title: '管理岗',
  city: '360100',
  headcount: 2,
  papers: ['A', 'B'],
  conditions: [],
  remark: '',
}

const words = fc.stringMatching(/^[一-龥]{1,12}$/)
const values = (list: readonly { readonly value: string }[]) =>
  fc.subarray(
    list.map(({ value }) => value),
    { minLength: 1 },
  )
const years = fc.uniqueArray(fc.integer({ min: 2018, max: 2030 }), { minLength: 1, maxLength: 4 })

/** A condition of each kind as a notice may ask it, in the words that a table makes of it or its own. */
const condition: fc.Arbitrary<ExamCondition> = fc.tuple(fc.boolean(), words).chain(([hard, quote]) =>
  fc.oneof(
    values(educationList).map(anyOf => ({
      kind: 'education' as const,
      anyOf,
      quote: `${wordsOfValues(educations, anyOf)}学历`,
      hard,
    })),
    values(educationDegreeList).map(anyOf => ({
      kind: 'degree' as const,
      anyOf,
      quote: wordsOfValues(degrees, anyOf),
      hard,
    })),
    fc
      .subarray(['0301', '0501', '030101K', '08'], { minLength: 1 })
      .map(prefixes => ({ kind: 'major' as const, prefixes, quote: majorQuoteOf(prefixes), hard })),
    fc.integer({ min: 0, max: 20_000 }).map(days => ({
      kind: 'age' as const,
      bornFrom: new Date(Date.UTC(1960, 0, 1) + days * 86_400_000).toISOString().slice(0, 10),
      quote,
      hard,
    })),
    years.map(list => ({ kind: 'graduate' as const, years: list.sort((one, other) => one - other), quote, hard })),
    values(politicsStatusList).map(anyOf => ({ kind: 'politics' as const, anyOf, quote, hard })),
    fc.integer({ min: 1, max: 40 }).map(count => ({ kind: 'experience' as const, years: count, quote, hard })),
    words.map(name => ({ kind: 'certificate' as const, name, quote, hard })),
    values(serviceKinds).map(anyOf => ({ kind: 'service' as const, anyOf, quote, hard })),
    fc
      .subarray(['3601', '360102', '36'], { minLength: 1 })
      .map(regions => ({ kind: 'household' as const, regions, quote, hard })),
    fc.constantFrom('1' as const, '2' as const).map(value => ({ kind: 'sex' as const, value, quote, hard })),
    fc.constant({ kind: 'other' as const, quote, hard }),
  ),
)

const position: fc.Arbitrary<PositionFacts> = fc.record({
  code: fc.stringMatching(/^[0-9A-Z]{1,10}$/),
  unit: words,
  department: fc.oneof(fc.constant(''), words),
  title: words,
  city: fc.constantFrom(...cityCodes),
  headcount: fc.integer({ min: 1, max: 999 }),
  papers: fc.constantFrom(['A'], ['B'], ['A', 'B']),
  conditions: fc.uniqueArray(condition, { maxLength: 6, selector: ({ kind }) => kind }),
  remark: fc.oneof(fc.constant(''), words),
})

/** Positions of different codes. */
export const positions = (most = 8) => fc.uniqueArray(position, { maxLength: most, selector: ({ code }) => code })

/** A table with one row for each, under all headings. */
export const rowsFor = (
  list: readonly PositionFacts[],
  changes: Partial<Record<PositionColumn, string>> = {},
): string[][] => [
  positionColumns.map(({ title }) => title),
  ...list.map(one => {
    const cells = { ...cellsOf(one), ...changes }
    return positionColumns.map(({ name }) => cells[name])
  }),
]
