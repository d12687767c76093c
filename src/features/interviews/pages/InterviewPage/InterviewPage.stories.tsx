import { expect, screen } from 'storybook/test'
import { codes } from '#contract/codes'
import { interviewCalendar, readInterview, updateInterview } from '#contract/interviews'
import { employerUser } from '#mocks/fixtures/employer'
import { acceptedInFull, counteredInFull, proposedInFull } from '#mocks/fixtures/interviews'
import { reader } from '#mocks/fixtures/members'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { InterviewPage } from './InterviewPage.tsx'

const meta = preview.meta({
  id: 'page-interview',
  title: '页面/面试/面试安排 InterviewPage',
  component: InterviewPage,
  parameters: {
    path: '/resume/interview/:id',
    route: `/resume/interview/${proposedInFull.id}`,
    session: seekerUser,
  },
  beforeEach({ msw }) {
    msw.use(mock(readInterview).returns(proposedInFull), mock(updateInterview).returns(acceptedInFull))
  },
})

export const Filled = meta.story({
  name: '求职者接受一个时间',
  beforeEach({ msw }) {
    let shown = proposedInFull
    msw.use(
      mock(readInterview).answers(() => shown),
      mock(updateInterview).answers(() => {
        shown = { ...acceptedInFull, id: proposedInFull.id, jobTitle: proposedInFull.jobTitle }
        return shown
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '2026-11-24 (周二) 09:30' }))
    await userEvent.click(canvas.getByRole('button', { name: '接受这个时间' }))
    await expect(await canvas.findByText(whole(/求职者接受了时间：2026-11-21/))).toBeVisible()
    await expect(canvas.getByRole('button', { name: '加入日历' })).toBeVisible()
  },
})
export const Employer = meta.story({
  name: '单位看到求职者提出的时间',
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(readInterview).returns(counteredInFull))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('白天上班，晚上可以')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '确认这个时间' })).toBeVisible()
  },
})
export const NoCalendar = meta.story({
  name: '日历文件没有取到',
  beforeEach({ msw }) {
    msw.use(mock(readInterview).returns(acceptedInFull), mock(interviewCalendar).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入日历' }))
    await expect(await screen.findByText('服务器错误')).toBeInTheDocument()
    await expect(screen.getByRole('region', { name: '消息' }).children).toHaveLength(1)
  },
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(readInterview).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(readInterview).fails())
  },
  play: offersRetry,
})
export const NotFound = meta.story({
  name: '没有这场面试',
  beforeEach({ msw }) {
    msw.use(mock(readInterview).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这场面试')).toBeVisible(),
})
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '接受这个时间' })
    await fitsSideways({ canvasElement })
  },
})

export const Reader = meta.story({
  name: '用人部门：只能看',
  parameters: { session: reader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: '下一步' })).not.toBeInTheDocument()
  },
})
