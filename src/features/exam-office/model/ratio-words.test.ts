import { expect, it } from 'vitest'
import { underRatioPage } from '#mocks/fixtures/exam-office'
import { ratioProposal, ratioTotals } from './ratio-words.ts'

it('says what is proposed, one by one and together', () => {
  expect(underRatioPage.list.map(ratioProposal)).toEqual(['5 人 → 1 人', '1 人 → 取消', '3 人 → 2 人'])
  expect(ratioTotals(underRatioPage.list)).toBe('核减 2 个，取消 1 个；已缴费的 2 人可以改报或者退费')
  expect(ratioTotals([])).toBe('还没有选择职位')
})
