import { expect } from 'storybook/test'
import { employerOverview } from '#contract/employer'
import { listRegistrations } from '#contract/exam-registrations'
import { seekerOverview } from '#contract/seeker'
import { employerToday, newEmployerToday } from '#mocks/fixtures/employer'
import { reader } from '#mocks/fixtures/members'
import { noRegistrations, ownRegistrations } from '#mocks/fixtures/own-exams'
import { overview } from '#mocks/fixtures/seeker'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { WelcomeCard } from './WelcomeCard.tsx'

const meta = preview.meta({
  id: 'home-welcome-card',
  title: '业务/首页/欢迎 WelcomeCard',
  component: WelcomeCard,
  beforeEach({ msw }) {
    msw.use(
      mock(seekerOverview).returns(overview),
      mock(employerOverview).returns(employerToday),
      mock(listRegistrations).returns(noRegistrations),
    )
  },
})

export const Guest = meta.story({
  name: '没有登录',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '我要找工作' })).toHaveAttribute('href', '/user/login')
    await expect(canvas.getByRole('link', { name: '我要招人' })).toHaveAttribute('href', '/org/login')
  },
})

export const Seeker = meta.story({
  name: '求职者',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 个面试邀请待您答复' })).toHaveAttribute(
      'href',
      '/user/invitation-list',
    )
    await expect(canvas.getByRole('link', { name: '3 条未读消息' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('href', '/manage/center')
  },
})

export const Filled = meta.story({
  name: '求职者，有考试要缴费、打印准考证',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(ownRegistrations))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^去缴费：2026 年江西省省直/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^打印准考证：2026 年南昌市/ })).toHaveAttribute(
      'href',
      '/exam/exam-ticket/601',
    )
  },
})

export const Empty = meta.story({
  name: '求职者，没有报考试',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '3 条未读消息' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^去缴费/ })).toBeNull()
  },
})

export const Employer = meta.story({
  name: '单位',
  parameters: { session: employer },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '5 份简历或回复还没有看' })).toHaveAttribute(
      'href',
      '/manage/resume?unread=1',
    ),
})

export const Reader = meta.story({
  name: '单位里权限最小的成员，没有要处理的',
  parameters: { session: reader },
  beforeEach({ msw }) {
    msw.use(mock(employerOverview).returns(newEmployerToday))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('今天没有要处理的事。')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(seekerOverview).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(seekerOverview).fails())
  },
  play: offersRetry,
})

export const Narrow = Employer.extend({ name: '手机', globals: narrow, play: fitsSideways })
