import { expect, test } from 'vitest'
import { siteConfig } from '#mocks/fixtures/site'
import { helpLines } from './help-lines.ts'

test('the first number of each line', () => {
  expect(helpLines(siteConfig)).toEqual([
    { name: '服务热线', number: '0791-86000101' },
    { name: '考试咨询', number: '0791-86000201' },
    { name: '档案咨询', number: '0791-86000301' },
    { name: '投诉监督', number: '12333' },
  ])
})

test('a line that is not known, or empty, has no place', () => {
  expect(helpLines(undefined)).toEqual([])
  expect(helpLines({ ...siteConfig, hotline: '', examLine: '、' }).map(({ name }) => name)).toEqual([
    '档案咨询',
    '投诉监督',
  ])
})
