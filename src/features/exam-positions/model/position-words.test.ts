import { expect, test } from 'vitest'
import type { ExamPositionInfo } from '#contract/exam-positions'
import { cancelledPositionInFull, positionInFull } from '#mocks/fixtures/exam-positions'
import { closingWords } from './position-words.ts'

const GONE = '这个职位已经取消，不能再报。'
const { from, until } = cancelledPositionInFull.rechoose

test.each<[ExamPositionInfo['rechoose'], boolean, string]>([
  [{ state: 'none', from: null, until: null }, true, '目前没有改报安排，已经缴费的可以退费。'],
  [{ state: 'ahead', from, until }, true, '已经缴费的，11-28 09:00 至 11-29 17:00 可以改报其他职位，也可以退费。'],
  [{ state: 'open', from, until }, true, '已经缴费的，11-29 17:00 前可以改报其他职位，也可以退费。'],
  [{ state: 'open', from, until }, false, '已经报名成功的，11-29 17:00 前可以改报其他职位，也可以放弃报名。'],
  [{ state: 'over', from, until }, true, '现在已不能改报，已经缴费没有改报的，考试费原路退回。'],
  [{ state: 'over', from: null, until: null }, false, '现在已不能改报。'],
])('whose position was cancelled reads what is still open to them: %o', (rechoose, hasFee, words) => {
  const exam = { ...positionInFull.exam, hasFee }
  expect(closingWords({ state: 'cancelled', exam, rechoose })).toBe(GONE + words)
})

test('of a position that stands nothing is said', () => {
  expect(closingWords(positionInFull)).toBe('')
})
