import { expect, test } from 'vitest'
import { examChangeKinds } from '#contract/exam-office'
import { labelOf } from '#contract/reference/lookup'
import { askedElsewhere, firstWords, stageTableLabels, stageTables, standWords } from './stage-tables.ts'

const stand = { stored: 3, tickets: 12, scoresAt: Date.parse('2026-12-01T09:00:00+08:00') }

test('each table says how far it has come and when its release is seen', () => {
  expect(standWords('scores', stand)).toContain('已录入 3 / 12 人。核准后的成绩在 2026-12-01 09:00:00 起')
  expect(standWords('interview-scores', stand)).toContain('核准后立即向考生公布')
  expect(standWords('skill-tickets', stand)).toContain('入闱名单 12 人，已签发 3 张准考证')
})

test('each table says what has to come before it', () => {
  expect(stageTables.map(table => firstWords(table).title)).toEqual([
    '还没有准考证',
    '还没有入闱名单',
    '还没有准考证',
    '还没有入闱名单',
    '还没有准考证',
  ])
})

test('tables of later stages are called as the changes that come of them', () => {
  for (const table of stageTables.filter(one => one !== 'scores')) {
    expect(stageTableLabels[table]).toBe(labelOf(examChangeKinds, table))
  }
})

test('what waits at other stages is told beside each of them', () => {
  const asked = { written: 2, skill: 0, interview: 1 }
  expect(askedElsewhere('scores', asked)).toEqual([{ table: 'interview-scores', count: 1 }])
  expect(askedElsewhere('skill-scores', asked).map(({ table }) => table)).toEqual(['scores', 'interview-scores'])
  expect(askedElsewhere('interview-scores', asked)).toEqual([{ table: 'scores', count: 2 }])
})
