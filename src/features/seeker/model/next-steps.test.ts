import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newcomerOverview, overview } from '#mocks/fixtures/seeker'
import { nextSteps, waitingFor } from './next-steps.ts'

const actions = (...[given]: Parameters<typeof nextSteps>) => nextSteps(given).map(({ action }) => action)

it('begins with the interviews and employers who wait for an answer', () => {
  expect(nextSteps(overview)).toMatchObject([
    { title: '1 个面试邀请待您答复', href: '/user/invitation-list' },
    { title: '2 家单位在等您', href: '/manage/user/position' },
    { title: '3 条未读消息', href: '/message?unread=1' },
  ])
})

it.each([
  [
    { answered: 2, interviews: 1 },
    { count: 3, href: '/user/invitation-list' },
  ],
  [
    { answered: 2, interviews: 0 },
    { count: 2, href: '/manage/user/position' },
  ],
  [
    { answered: 0, interviews: 0 },
    { count: 0, href: '/manage/user/position' },
  ],
])('leads to where those who wait are answered: %o', (given, expected) => {
  expect(waitingFor(given)).toEqual(expected)
})

it('leads a newcomer to the first resume, and to nothing that needs one', () => {
  expect(nextSteps(newcomerOverview)).toMatchObject([{ title: '写第一份简历', href: '/user/resume/create' }])
})

it('leads to a resume that can not be sent yet, and says how far it is', () => {
  const resume = { id: '6f0b3b0e-6a55-4d0c-9d5c-1a1b2c3d4e5f', title: '会计岗位', completeness: 60, sendable: false }
  expect(nextSteps({ ...newcomerOverview, resume })).toMatchObject([
    { title: '补全简历“会计岗位”', hint: expect.stringContaining('60%'), href: `/user/resume/page/${resume.id}` },
  ])
})

it.each([
  [0, '投出第一份简历'],
  [1, '看看新发布的职位'],
])('leads on to jobs when nothing waits (%i applications)', (applications, title) => {
  const { resume } = overview
  expect(nextSteps({ ...newcomerOverview, resume, applications })).toMatchObject([{ title, action: '找职位' }])
})

it('always has a next step, names none twice, and orders them by urgency', () => {
  const order = ['答复邀请', '查看答复', '写简历', '继续填写', '查看消息', '找职位']
  const count = fc.nat({ max: 9999 })
  const resume = fc.record({
    id: fc.uuid(),
    title: fc.string(),
    completeness: fc.integer({ min: 0, max: 100 }),
    sendable: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.record({
        resume: fc.option(resume),
        applications: count,
        answered: count,
        interviews: count,
        favourites: count,
        viewed: count,
        alerts: count,
        unreadMessages: count,
      }),
      given => {
        const found = actions(given)
        expect(found.length).toBeGreaterThan(0)
        expect(found).toEqual(order.filter(action => found.includes(action)))
        expect(found.includes('答复邀请')).toBe(given.interviews > 0)
        expect(found.includes('查看答复')).toBe(given.answered > 0)
        expect(found.includes('查看消息')).toBe(given.unreadMessages > 0)
        expect(found.includes('写简历')).toBe(given.resume === null)
        expect(found.includes('找职位')).toBe(found.length === 1 && found[0] === '找职位')
      },
    ),
  )
})
