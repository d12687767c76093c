import { expect } from 'storybook/test'
import { employerOverview } from '#contract/employer'
import { employerToday, newEmployerToday } from '#mocks/fixtures/employer'
import { reader } from '#mocks/fixtures/members'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteTabs } from './SiteTabs.tsx'

const meta = preview.meta({
  id: 'site-tabs',
  title: '业务/站点/底部导航 SiteTabs',
  component: SiteTabs,
  args: { user: member, path: '/manage/user/position' },
  parameters: { session: member, layout: 'fullscreen' },
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(employerOverview).returns(employerToday))
  },
})

export const Filled = meta.story({
  name: '求职者',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '消息 ，3 条未读' })).toHaveAttribute('href', '/message')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('投递')
    await expect(canvas.getByRole('link', { name: '我的' })).toHaveAttribute('href', '/manage/center')
  },
})

export const Employer = meta.story({
  name: '单位',
  args: { user: employer, path: '/manage/job/publish' },
  parameters: { session: employer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '简历 ，5 份未看' })).toHaveAttribute('href', '/manage/resume')
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('职位')
  },
})

export const Reader = Employer.extend({
  name: '用人部门',
  args: { user: reader },
  parameters: { session: reader },
})

export const Loading = meta.story({
  name: '数量还没有到',
  args: { user: employer, path: '/' },
  parameters: { session: employer },
  beforeEach({ msw }) {
    msw.use(mock(employerOverview).hangs())
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '简历' })).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有等着的',
  args: { user: employer, path: '/' },
  parameters: { session: employer },
  beforeEach({ msw }) {
    msw.use(mock(employerOverview).returns(newEmployerToday))
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '简历' })).toBeVisible(),
})

export const Failed = meta.story({
  name: '数量取不到：没有数量',
  args: { user: employer, path: '/' },
  parameters: { session: employer },
  beforeEach({ msw }) {
    msw.use(mock(employerOverview).fails())
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '简历' })).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', play: fitsSideways })
