import { expect, it } from 'vitest'
import { jobValidityLabel } from './job-validity.ts'

it.each([
  [1, '有效'],
  ['1', '有效'],
  [0, '无效'],
  ['', '无效'],
  [null, '无效'],
  [undefined, '无效'],
  [true, '无效'],
  [2, '无效'],
])('calls %s %s', (flag, label) => {
  expect(jobValidityLabel(flag)).toBe(label)
})
