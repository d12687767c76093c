import { expect, test } from 'vitest'
import { pages } from '#contract/pages'
import { type UserType, userTypes } from '#contract/session'
import { tabsFor } from './tabs.ts'

const current = (userType: UserType, path: string) =>
  tabsFor(userType, path, {}).flatMap(({ title, current: how }) => (how ? [[title, how]] : []))

test.each([
  [userTypes.individual, pages.home.path, [['首页', 'page']]],
  [userTypes.individual, pages.jobDetails.path, [['职位', 'true']]],
  [userTypes.individual, pages.seekerMessageList.path, [['消息', 'page']]],
  [userTypes.individual, pages.seekerCentre.path, [['我的', 'page']]],
  [userTypes.individual, pages.resume.path, [['我的', 'true']]],
  [userTypes.individual, pages.notices.path, []],
  [userTypes.employer, pages.publish.path, [['职位', 'true']]],
  [userTypes.employer, pages.receivedResume.path, [['简历', 'true']]],
  [userTypes.employer, pages.companyProfile.path, [['我的', 'true']]],
  [userTypes.employer, pages.jobSearch.path, []],
] as const)('for %i, %s is told by %j', (userType, path, told) => {
  expect(current(userType, path)).toEqual(told)
})

test('messages and resumes are counted', () => {
  const counted = tabsFor(userTypes.employer, '/', { received: 5, employerMessages: 2 })
  expect(counted.map(({ title, count, unit }) => [title, count, unit])).toEqual([
    ['首页', undefined, undefined],
    ['职位', undefined, undefined],
    ['简历', 5, '份未看'],
    ['消息', 2, '条未读'],
    ['我的', undefined, undefined],
  ])
})
