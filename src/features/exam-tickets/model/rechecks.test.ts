import { expect, test } from 'vitest'
import { interviewScore, passedScore } from '#mocks/fixtures/exam-scores'
import { recheckStand, recheckWords } from './rechecks.ts'

test('one may ask until the moment itself', () => {
  const { recheckUntil } = passedScore
  expect(recheckStand(passedScore, recheckUntil - 1)).toBe('open')
  expect(recheckStand(passedScore, recheckUntil)).toBe('over')
  expect(recheckWords(passedScore, recheckUntil)).toMatch(/^复核申请截止于 .*，现在不能再申请。$/)
})

test('scores that came out after the time for asking are said to be out of it, at any time', () => {
  const late = { ...interviewScore, releasedAt: interviewScore.recheckUntil }
  for (const now of [0, late.releasedAt, late.releasedAt + 1]) {
    expect(recheckStand(late, now)).toBe('never')
    expect(recheckWords(late, now)).toBe('按公告，面试成绩公布后不受理复核申请；有疑问的，请联系考试机构。')
  }
})
