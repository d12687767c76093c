import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyDraft, type JobDraft } from './job-posting.ts'
import { checkPayParts } from './pay-check.ts'
import { payPartsOf, sumOf } from './pay-parts.ts'

const TODAY = '2026-11-22'

const stated: JobDraft = {
  ...emptyDraft(),
  wageMin: 6_500,
  wageMax: 9_000,
  probation: '2',
  baseMin: 4_500,
  bonusKind: '1',
  bonusMin: 1_500,
  bonusMax: 4_000,
  mealPay: 500,
  probationPay: 80,
}
const found = (changes: Partial<JobDraft>) =>
  checkPayParts({ ...stated, ...changes }, TODAY).map(({ rule, level, field }) => `${level} ${rule} ${field}`)

test('parts that come to the stated pay are in order, and saying nothing is', () => {
  expect(found({})).toEqual([])
  expect(checkPayParts({ ...emptyDraft(), wageMin: 6_500, wageMax: 9_000 }, TODAY)).toEqual([])
})

test.each<[string, Partial<JobDraft>, string[]]>([
  ['commission without a base', { baseMin: null }, ['fix base-missing baseMin']],
  [
    'commission in words without a base',
    { baseMin: null, bonusKind: '3', bonusWords: '每单 80 元' },
    ['fix base-missing baseMin'],
  ],
  ['a meal without a base', { baseMin: null, bonusKind: '' }, ['fix base-missing baseMin']],
  [
    'a base above the stated pay',
    { baseMin: 9_100, bonusKind: '3', bonusWords: '按业绩' },
    ['fix base-above-pay baseMin'],
  ],
  [
    'a base the wrong way round',
    { baseMax: 4_000, bonusKind: '3', bonusWords: '按业绩' },
    ['fix pay-reversed baseMax'],
  ],
  ['a bonus the wrong way round', { bonusMin: 4_000, bonusMax: 1_500, mealPay: null }, ['fix pay-reversed bonusMax']],
  [
    'a base below the lowest wage',
    { baseMin: 1_739, bonusKind: '3', bonusWords: '按业绩' },
    ['advice base-below-minimum baseMin'],
  ],
  ['parts that come to less', { bonusMax: 3_000 }, ['advice pay-sum wageMax']],
  ['parts that never reach the stated pay', { bonusMin: 100, bonusMax: 200 }, ['fix pay-sum wageMin']],
  ['79 percent in probation', { probationPay: 79 }, ['block probation-pay probationPay']],
])('%s is found', (_, changes, findings) => {
  expect(found(changes)).toEqual(findings)
})

test('probation does not pay less than the lowest wage either', () => {
  const low = { ...emptyDraft(), wageMin: 2_000, wageMax: 2_500, probation: '1' }
  expect(checkPayParts({ ...low, probationPay: 86 }, TODAY)[0]?.says).toContain('最低工资标准（1740 元）')
  expect(checkPayParts({ ...low, probationPay: 87 }, TODAY)).toEqual([])
  expect(checkPayParts({ ...low, probation: '0', probationPay: 10 }, TODAY)).toEqual([])
})

test('the hours of a part-time job are not measured by the month', () => {
  expect(found({ nature: '2', baseMin: 900, bonusKind: '3', bonusWords: '按业绩' })).toEqual([])
})

test('an answer left behind by another kind of bonus is no part of the pay', () => {
  const { bonusKind: _, ...left } = stated
  expect(payPartsOf({ ...left, bonusKind: '' }).map(({ name }) => name)).toEqual(['基本工资', '餐补'])
  expect(payPartsOf({ ...left, bonusKind: '2', bonusOf: '个人回款额', bonusPercent: 3 })[1]).toEqual({
    name: '提成',
    range: null,
    words: '个人回款额的 3%',
  })
})

test('whatever the parts are, stated pay that is their sum is in order', () => {
  const yuan = fc.integer({ min: 0, max: 50_000 })
  fc.assert(
    fc.property(yuan, yuan, yuan, yuan, (base, bonus, more, meal) => {
      const draft = { ...stated, baseMin: base + 2_200, bonusMin: bonus, bonusMax: bonus + more, mealPay: meal }
      const sum = sumOf(payPartsOf(draft))
      expect(checkPayParts({ ...draft, wageMin: sum?.least ?? 0, wageMax: sum?.most ?? 0 }, TODAY)).toEqual([])
    }),
  )
})
