import fc from 'fast-check'
import { expect, it } from 'vitest'
import { examStages } from '#contract/exam-timeline'
import { examsByStage } from '#mocks/fixtures/exams'
import { chainOf } from './chain.ts'

it.each([
  ['announced', '职位'],
  ['registering', '报名'],
  ['reviewing', '审核'],
  ['paying', '缴费'],
  ['arranging', '准考证'],
  ['printing', '准考证'],
  ['sitting', '准考证'],
  ['scoring', '成绩'],
  ['scored', '成绩'],
] as const)('an exam that is %s is at %s', (stage, title) => {
  const exam = examsByStage.find(one => one.stage === stage)
  expect(exam && chainOf(exam.timeline, stage).find(({ state }) => state === 'current')?.title).toBe(title)
})

it('has every step behind it at the end', () => {
  const exam = examsByStage.at(-1)
  expect(exam && chainOf(exam.timeline, 'closed').every(({ state }) => state === 'done')).toBe(true)
})

it('goes from done through at most one current step to upcoming, at every stage', () => {
  fc.assert(
    fc.property(fc.constantFrom(...examStages), fc.constantFrom(...examsByStage), (stage, { timeline }) => {
      const order = chainOf(timeline, stage).map(({ state }) => ['done', 'current', 'upcoming'].indexOf(state))
      expect(order).toEqual(order.toSorted())
      expect(order.filter(state => state === 1).length).toBeLessThanOrEqual(1)
    }),
  )
})

it('says that nobody waits for a review that is part of registering', () => {
  const [exam] = examsByStage
  const timeline = exam && { ...exam.timeline, reviewUntil: exam.timeline.registerUntil }
  expect(timeline && chainOf(timeline, 'announced')[3]).toMatchObject({ title: '审核', when: '不单独安排时间，见公告' })
})
