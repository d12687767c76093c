import { expect, test } from 'vitest'
import { userTypes } from '#contract/session'
import { centreGroups } from './centre-groups.ts'

const entry = (title: string, url: string, show = true) => ({ title, url, show })

const shown = (...given: Parameters<typeof centreGroups>) =>
  centreGroups(...given).map(({ title, items }) => [title, items.map(item => item.title)])

test('the entries of a seeker fall into groups in the order of their work', () => {
  const menu = [
    entry('消息', '/message'),
    entry('个人中心', '/manage/center'),
    entry('我的简历', '/user/resume'),
    entry('面试邀请', '/user/invitation-list'),
    entry('我的投递', '/manage/user/position'),
  ]
  expect(shown(userTypes.individual, menu, {})).toEqual([
    [undefined, ['个人中心']],
    ['求职', ['我的投递', '面试邀请']],
    ['简历', ['我的简历']],
    ['账号', ['消息']],
  ])
})

test('what is hidden is left out, twins stand once, and what nobody has placed is not lost', () => {
  const menu = [
    entry('职位管理', '/manage/jobs'),
    entry('我的职位', '/enterprise/job-list'),
    entry('现场招聘会管理', '/manage/fair/onsite', false),
    entry('春风行动', '/topic/spring'),
  ]
  expect(shown(userTypes.employer, menu, {})).toEqual([['招聘', ['职位管理', '春风行动']]])
})

test('what waits stands at its entry, with words', () => {
  const [group] = centreGroups(userTypes.employer, [entry('收到的简历', '/manage/resume')], { received: 5 })
  expect(group?.items).toMatchObject([{ count: 5, unit: '份未看' }])
})
