import { expect, it } from 'vitest'
import { stepWords } from '#contract/exam-step-words'
import { candidateState, disciplineWords } from './candidate-words.ts'

it('says how far a registration is, what happened, and what an article brings', () => {
  expect(candidateState({ status: '5', pending: 'payment' })).toBe('缴费核对中')
  expect(candidateState({ status: '4', pending: null })).toMatch(/取消/)
  expect([stepWords('askRepair'), stepWords('以前的一步')]).toEqual(['要求补正', '以前的一步'])
  expect(disciplineWords({ article: 6, item: 1 })).toBe('第六条第（一）项：当次该科目考试成绩无效')
})
