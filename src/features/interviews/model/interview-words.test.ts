import { expect, test } from 'vitest'
import { acceptedInterview, counteredInFull, counteredInterview } from '#mocks/fixtures/interviews'
import { comingWeek } from './coming-week.ts'
import { momentInWords, standingOf, timelineOf, timesInWords } from './interview-words.ts'

const NOW = Date.parse('2026-11-20T09:30:00+08:00')

test('a moment is told in China’s time with its weekday', () => {
  expect(momentInWords(Date.parse('2026-11-24T01:30:00Z'))).toBe('2026-11-24 (周二) 09:30')
})

test('times that wait to be chosen are told as open', () => {
  expect(timesInWords(counteredInterview)).toBe('待定：2026-11-25 (周三) 19:00；2026-11-27 (周五) 19:30')
})

test('each side reads whose turn it is, and the employer what is still to be written down', () => {
  const label = (...given: Parameters<typeof standingOf>) => standingOf(...given).label
  expect(label(counteredInterview, 'employer', NOW)).toBe('等待您答复')
  expect(label(counteredInterview, 'seeker', NOW)).toBe('待单位确认')
  expect(label(acceptedInterview, 'seeker', NOW)).toBe('已约定')
  expect(label(acceptedInterview, 'employer', acceptedInterview.startsAt)).toBe('待登记结果')
})

test('a history is told newest first', () => {
  expect(timelineOf(counteredInFull).map(({ title }) => title)).toEqual([
    '求职者提出其他时间',
    '单位改期',
    '单位邀请面试',
  ])
})

test('the coming week begins today and holds what is agreed on, each on its day', () => {
  const week = comingWeek([acceptedInterview], NOW)
  expect(week.map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ])
  expect(week.flatMap(({ events }) => events.map(({ when, title }) => `${when} ${title}`))).toEqual([
    '10:00 现场面试 涂晚秋 · 出纳',
  ])
})
