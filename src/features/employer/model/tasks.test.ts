import { expect, test } from 'vitest'
import { employerToday, newEmployerToday } from '#mocks/fixtures/employer'
import { tasksOf } from './tasks.ts'

const titles = (...given: Parameters<typeof tasksOf>) => tasksOf(...given).map(({ title }) => title)

test('what waits is told, the most urgent first', () => {
  expect(titles(employerToday, true)).toEqual([
    '5 份简历还没有看',
    '1 位求职者希望改面试时间',
    '3 位求职者在等您的答复',
    '4 人报名零工，在等您的答复',
    '1 个职位七天内截止',
    '1 个职位草稿还没有发布',
  ])
})

test('a new employer is led to the first posting', () => {
  expect(tasksOf(newEmployerToday, true)).toEqual([
    { title: '还没有在招的职位，发布第一个', href: '/manage/job/publish' },
  ])
})

test('a member who may only look is told of what there is to see', () => {
  expect(titles(employerToday, false)).toEqual(['5 份简历还没有看'])
  expect(titles(newEmployerToday, false)).toEqual([])
})
