import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linesOf } from './lines.ts'

it('takes the numbers away that writers put before lines', () => {
  expect(linesOf('1、负责记账\n2. 报税\n（3）对账\n④ 归档\n- 其他')).toEqual([
    '负责记账',
    '报税',
    '对账',
    '归档',
    '其他',
  ])
})

it('leaves a single line as it was written', () => {
  expect(linesOf('3年以上经验')).toEqual(['3年以上经验'])
})

it('keeps figures that are part of the words', () => {
  expect(linesOf('3年以上经验\n5000元/月')).toEqual(['3年以上经验', '5000元/月'])
  expect(linesOf('08:00—12:00，单休\n1.5倍加班费\n2、3年以上经验')).toEqual([
    '08:00—12:00，单休',
    '1.5倍加班费',
    '3年以上经验',
  ])
})

it('never gives an empty line', () => {
  fc.assert(fc.property(fc.string(), text => linesOf(text).every(line => line !== '')))
})
