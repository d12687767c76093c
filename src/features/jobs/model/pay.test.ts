import { expect, test } from 'vitest'
import { monthlyYuanOf } from './pay.ts'

test.each([
  [5000, 8000, '5000~8000 元/月'],
  [5000, 5000, '5000 元/月'],
  [5000, null, '5000 元/月以上'],
  [null, 8000, '8000 元/月以下'],
  [null, null, ''],
])('%s to %s is %j in full', (wageMin, wageMax, words) => {
  expect(monthlyYuanOf({ wageMin, wageMax, wageMonths: 13 })).toBe(words)
})
