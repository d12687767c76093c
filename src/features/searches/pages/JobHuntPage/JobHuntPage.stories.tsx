import { expect } from 'storybook/test'
import { jobHunt } from '#contract/searches'
import { hunt, noHunt } from '#mocks/fixtures/searches'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobHuntPage } from './JobHuntPage.tsx'

const meta = preview.meta({
  id: 'page-job-hunt',
  title: '页面/求职者/求职进展 JobHuntPage',
  component: JobHuntPage,
  parameters: { route: '/user/job-hunt', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(jobHunt).returns(hunt))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(jobHunt).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(jobHunt).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '还没有开始',
  beforeEach({ msw }) {
    msw.use(mock(jobHunt).returns(noHunt))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('求职还没有开始')).toBeVisible(),
})

export const Filled = meta.story({
  name: '投递、快截止的、相近的',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /邀请面试/ })).toHaveAttribute(
      'href',
      '/manage/user/position?state=interview',
    )
    await expect(canvas.getByText('2026-11-20 截止')).toBeVisible()
    await expect(canvas.getAllByText('您收藏过赣州的“会计”职位')).toHaveLength(4)
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '可能适合您的' })
    await fitsSideways({ canvasElement })
  },
})
