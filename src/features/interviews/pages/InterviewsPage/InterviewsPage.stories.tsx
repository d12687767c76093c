import { expect, screen } from 'storybook/test'
import { receivedDetail } from '#contract/applications'
import { codes } from '#contract/codes'
import { inviteToInterview, listInterviews } from '#contract/interviews'
import { receivedOne } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { interviewPage, noInterviews, proposedInFull, upcomingInterviews } from '#mocks/fixtures/interviews'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { InterviewsPage } from './InterviewsPage.tsx'

const meta = preview.meta({
  id: 'page-interviews',
  title: '页面/面试/面试管理 InterviewsPage',
  component: InterviewsPage,
  parameters: { route: '/manage/interview', session: employerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(listInterviews).answers(({ group }) => (group === 'upcoming' ? upcomingInterviews : interviewPage)),
      mock(receivedDetail).returns(receivedOne),
      mock(inviteToInterview).returns(proposedInFull),
    )
  },
})

export const Filled = meta.story({
  name: '按天和按进展',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10:00 现场面试')).toBeVisible()
    await expect(await canvas.findByText('等待您答复')).toBeVisible()
  },
})
export const Empty = meta.story({
  name: '还没有面试',
  beforeEach({ msw }) {
    msw.use(mock(listInterviews).returns(noInterviews))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有等待答复的面试')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看收到的简历' })).toHaveAttribute('href', '/manage/resume')
  },
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
export const Inviting = meta.story({
  name: '邀请一位求职者',
  parameters: { route: '/manage/interview?application=8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/邀请 阿依古丽·䶮 面试/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^日期/ }), '2026-11-24')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^时间/ }), '09:30')
    await userEvent.click(canvas.getByRole('radio', { name: '电话面试' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^联系人/ }), '欧阳䶮')
    await userEvent.type(canvas.getByRole('textbox', { name: /^联系电话/ }), '13900001234')
    await userEvent.click(canvas.getByRole('button', { name: '发出邀请' }))
    await expect(await screen.findByText('已发出面试邀请')).toBeInTheDocument()
  },
})
export const NotFound = meta.story({
  name: '没有这份简历',
  parameters: { route: '/manage/interview?application=8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f09' },
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这份简历')).toBeVisible(),
})
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('等待您答复')
    await fitsSideways({ canvasElement })
  },
})
