import { expect, it } from 'vitest'
import { employer, member } from '#mocks/fixtures/session'
import { leadsOn } from '#platform/session'
import { fairDoorsFor } from './doors.ts'

it.each([
  [null, ['全部招聘会', '预告日历', '我的入场码', '单位报名']],
  [member, ['全部招聘会', '预告日历', '正在举行', '我的入场码']],
  [employer, ['全部招聘会', '预告日历', '单位报名', '网络招聘会管理']],
] as const)('shows to each only doors that lead somewhere', (user, titles) => {
  const doors = fairDoorsFor(user)
  expect(doors.map(({ title }) => title)).toEqual(titles)
  expect(doors.filter(({ href }) => !leadsOn(user, href))).toEqual([])
})
