import { expect } from 'storybook/test'
import { listInterviews } from '#contract/interviews'
import { listJobInvitations } from '#contract/job-invitations'
import { interviewPage, noInterviews } from '#mocks/fixtures/interviews'
import { jobInvitations } from '#mocks/fixtures/job-invitations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { InvitationsPage } from './InvitationsPage.tsx'

const meta = preview.meta({
  id: 'page-invitations',
  title: '页面/面试/面试邀请 InvitationsPage',
  component: InvitationsPage,
  parameters: { route: '/user/invitation-list', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listInterviews).returns(interviewPage))
  },
})

export const Filled = meta.story({
  name: '等待答复',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '主办会计' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '等待答复（2）' })).toHaveAttribute('aria-current', 'page')
  },
})
export const ToApply = meta.story({
  name: '应聘邀请',
  parameters: { route: '/user/invitation-list?group=jobs' },
  beforeEach({ msw }) {
    msw.use(mock(listJobInvitations).returns(jobInvitations))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '投递：主办会计' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '应聘邀请' })).toHaveAttribute('aria-current', 'page')
  },
})
export const Empty = meta.story({
  name: '没有邀请',
  beforeEach({ msw }) {
    msw.use(mock(listInterviews).returns(noInterviews))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有等待答复的面试邀请')).toBeVisible(),
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/user/invitation-list?page=40' },
  beforeEach({ msw }) {
    msw.use(mock(listInterviews).returns({ ...interviewPage, list: [], page: 40 }))
  },
  play: leadsToFirstPage('/user/invitation-list'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listInterviews).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listInterviews).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '主办会计' })
    await fitsSideways({ canvasElement })
  },
})
