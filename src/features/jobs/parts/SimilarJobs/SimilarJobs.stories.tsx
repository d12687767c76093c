import { expect } from 'storybook/test'
import { similarJobs } from '#contract/jobs'
import { jobSummaries, longJobPage } from '#mocks/fixtures/jobs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SimilarJobs } from './SimilarJobs.tsx'

const meta = preview.meta({
  id: 'jobs-similar-jobs',
  title: '业务/职位/相似职位 SimilarJobs',
  component: SimilarJobs,
  parameters: { route: '/job-details/1001', path: '/job-details/:id' },
  beforeEach({ msw }) {
    msw.use(mock(similarJobs).returns({ list: jobSummaries }))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(similarJobs).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有相似职位',
  beforeEach({ msw }) {
    msw.use(mock(similarJobs).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('暂时没有相似的职位')).toBeVisible(),
})

export const Failed = meta.story({
  name: '加载失败，重试成功',
  beforeEach({ msw }) {
    msw.use(mock(similarJobs).fails())
  },
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await offersRetry({ canvasElement })
    msw.use(mock(similarJobs).returns({ list: jobSummaries }))
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(await canvas.findByRole('link', { name: /装配工/ })).toBeVisible()
  },
})

export const Filled = meta.story({
  name: '有相似职位',
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(jobSummaries.length),
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(similarJobs).returns({ list: longJobPage.list }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
