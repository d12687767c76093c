import { expect, it } from 'vitest'
import { officeFairInFull } from '#mocks/fixtures/fair-office'
import { deskTasks, nextMoment } from './desk-tasks.ts'

const now = Date.parse('2026-11-24T10:00:00+08:00')

it('puts what is overdue first, and tells a steward of nothing that is not theirs', () => {
  expect(deskTasks(officeFairInFull, now).map(({ title, isLate }) => [title, isLate])).toEqual([
    ['招聘会备案', true],
    ['12 家单位的报名待审核', false],
  ])
  expect(deskTasks({ ...officeFairInFull, mandates: ['steward'] }, now)).toEqual([])
})

it('names the next moment until the fair is over', () => {
  const { fair } = officeFairInFull
  expect(nextMoment(fair, now)).toBe('单位报名截止 2026-12-03 17:00')
  expect(nextMoment(fair, fair.timeline.opensAt)).toBe('结束 2026-12-08 16:00')
  expect(nextMoment(fair, fair.timeline.closesAt)).toBe('')
})
