import { expect, test } from 'vitest'
import { answeringText } from './answering.ts'

test.each([
  [{ applications: 4, answered: 4, medianHours: 2 }, '近半年投递不多，还没有答复统计'],
  [{ applications: 5, answered: 0, medianHours: null }, '近半年的投递都还没有答复'],
  [{ applications: 8, answered: 7, medianHours: 0.2 }, '近半年的投递答复了 88%，一般 1 小时内答复'],
  [{ applications: 8, answered: 8, medianHours: 23.1 }, '近半年的投递答复了 100%，一般 24 小时内答复'],
  [{ applications: 200, answered: 1, medianHours: 24.5 }, '近半年的投递答复了 1%，一般 2 天内答复'],
])('%j is %s', (record, words) => {
  expect(answeringText(record)).toBe(words)
})
