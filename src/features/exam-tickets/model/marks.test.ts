import { describe, expect, test } from 'vitest'
import {
  absentScore,
  disciplineScore,
  failedScore,
  interviewScore,
  passedScore,
  undecidedScore,
} from '#mocks/fixtures/exam-scores'
import { flagsOf, overallParts, standingOf } from './marks.ts'

describe('where a card stands', () => {
  test('says whether one goes on, and why not', () => {
    expect(standingOf(passedScore).label).toBe('进入下一环节')
    expect(standingOf(undecidedScore).label).toBe('尚未确定')
    expect(standingOf(absentScore).words).toContain('没有参加考试')
    expect(standingOf(disciplineScore).words).toContain('违纪违规')
    expect(standingOf(failedScore).words).toContain('低于本岗位的入围最低分')
    expect(standingOf({ ...failedScore, total: 18_000 }).words).toContain('不在入围人数之内')
    expect(standingOf({ ...failedScore, line: null }).words).toContain('不在入围人数之内')
  })

  test('says nothing of the shortlist beside an interview', () => {
    expect(standingOf(interviewScore).words).not.toContain('入围')
  })

  test('has only the parts of the whole that there were', () => {
    const overall = { written: 23_555, skill: null, interview: 8_412, total: null, rank: null }
    expect(overallParts(overall)).toEqual([
      { title: '笔试', words: '235.55' },
      { title: '面试', words: '84.12' },
      { title: '总成绩', words: '不计' },
      { title: '总成绩排名', words: '—' },
    ])
  })

  test('names each flag once', () => {
    expect(flagsOf(passedScore)).toEqual([])
    expect(flagsOf({ ...absentScore, parts: [...absentScore.parts, ...absentScore.parts] })).toEqual(['absent'])
  })
})
