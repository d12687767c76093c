import { expect, test } from 'vitest'
import {
  dueLicence,
  employerToday,
  lapsedLicence,
  newEmployerToday,
  noLicence,
  returnedRenewal,
} from '#mocks/fixtures/employer'
import { tasksOf } from './tasks.ts'

const titles = (...given: Parameters<typeof tasksOf>) => tasksOf(...given).map(({ title }) => title)

const owner = { mayRecruit: true, isOwner: true }
const recruiter = { mayRecruit: true, isOwner: false }
const reader = { mayRecruit: false, isOwner: false }

test('what waits is told, the most urgent first', () => {
  expect(titles(employerToday, owner)).toEqual([
    '5 份简历或回复还没有看',
    '1 位求职者希望改面试时间',
    '3 位求职者在等您的答复',
    '4 人报名零工，在等您的答复',
    '1 个职位七天内截止',
    '1 个职位草稿还没有发布',
  ])
})

test('a new employer is led to the licence and the first posting', () => {
  expect(tasksOf({ ...newEmployerToday, licence: noLicence }, owner)).toEqual([
    { title: '营业执照还没有通过核验，请提交', href: '/manage/center#licence' },
    { title: '还没有在招的职位，发布第一个', href: '/manage/job/publish' },
  ])
})

test('a member who may only look is told of what there is to see', () => {
  expect(titles(employerToday, reader)).toEqual(['5 份简历或回复还没有看'])
  expect(titles(newEmployerToday, reader)).toEqual([])
})

test.each([
  [dueLicence, '营业执照核验还有 12 天到期，请重新提交'],
  [{ ...dueLicence, daysLeft: 0 }, '营业执照核验今天到期，请重新提交'],
  [lapsedLicence, '营业执照已超过复核期限，请重新提交'],
  [returnedRenewal, '重新提交的营业执照没有通过核验，请修改'],
])('the next check comes before all else, for those who may hand in a licence', (licence, title) => {
  const overview = { ...employerToday, licence }
  expect(titles(overview, owner)[0]).toBe(title)
  expect(titles(overview, recruiter)).not.toContain(title)
})

test('nobody is asked for a licence while one waits for the office', () => {
  const overview = { ...employerToday, licence: { ...dueLicence, handedIn: 'pending' as const } }
  expect(titles(overview, owner)[0]).toBe('5 份简历或回复还没有看')
  expect(titles(newEmployerToday, owner)).toEqual(['还没有在招的职位，发布第一个'])
})
