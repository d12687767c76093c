import { expect, waitFor } from 'storybook/test'
import { newestJobs } from '#contract/jobs'
import { hardJob, jobSummaries } from '#mocks/fixtures/jobs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HomeJobs } from './HomeJobs.tsx'

const meta = preview.meta({
  id: 'home-jobs',
  title: '业务/首页/在招职位 HomeJobs',
  component: HomeJobs,
  beforeEach({ msw }) {
    msw.use(mock(newestJobs).returns({ list: jobSummaries }))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(newestJobs).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有内容',
  beforeEach({ msw }) {
    msw.use(mock(newestJobs).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('暂时没有最新职位')).toBeVisible(),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(newestJobs).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: '最新' })).toHaveAttribute('aria-current')
  },
})

export const Graduate = meta.story({
  name: '换一组',
  beforeEach({ msw }) {
    msw.use(mock(newestJobs).answers(({ group }) => ({ list: group === 'graduate' ? [hardJob] : jobSummaries })))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(canvas.getByRole('link', { name: '应届' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(newestJobs).returns({ list: [hardJob] }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
