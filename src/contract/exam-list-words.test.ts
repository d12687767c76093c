import { expect, test } from 'vitest'
import { usualRule } from './exam-list.ts'
import { ruleWords } from './exam-list-words.ts'

test('the rule in words says who goes on', () => {
  expect(ruleWords('shortlist', usualRule('shortlist'))).toContain(
    '招聘 4 人及以下的按 1:3，招聘 5 人的按 12 人，招聘 6 人及以上的按 1:2从高分到低分确定进入面试人选，末位同分的一并进入面试。',
  )
  expect(ruleWords('final', { ...usualRule('final'), writtenShare: 6_000, interviewShare: 4_000 })[0]).toBe(
    '总成绩＝笔试成绩（折合百分制）×60%＋面试成绩×40%。',
  )
})
