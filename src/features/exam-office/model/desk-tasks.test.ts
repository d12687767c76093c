import { expect, it } from 'vitest'
import { officeExamInFull } from '#mocks/fixtures/exam-office'
import { deskTasks } from './desk-tasks.ts'

const { timeline } = officeExamInFull.exam
const titles = (given: Partial<typeof officeExamInFull>, now = timeline.registerFrom) =>
  deskTasks({ ...officeExamInFull, ...given }, now).map(({ title }) => title)

it('tells each what waits for them', () => {
  expect(titles({ mandates: ['release'] })).toEqual(['1 项变更等待核准'])
  expect(titles({ mandates: ['prepare'] })).toEqual(['1 项变更已经准备好'])
  expect(titles({ mandates: ['second'] })).toEqual(['9 份报名待复审'])
  expect(titles({ mandates: ['review'] })).toEqual(['128 份报名待审核'])
  expect(titles({ mandates: ['read'] })).toEqual([])
})

it('speaks of the ratio between the end of payment and the first ticket', () => {
  const ratio = '17 个职位没有达到 1∶3 的开考比例'
  const mandates = ['prepare'] as const
  expect(titles({ mandates: [...mandates] }, timeline.payUntil - 1)).not.toContain(ratio)
  expect(titles({ mandates: [...mandates] }, timeline.payUntil)).toContain(ratio)
  expect(titles({ mandates: [...mandates] }, timeline.ticketFrom)).not.toContain(ratio)
})
