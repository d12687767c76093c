import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { fairResults } from '#contract/job-fairs'
import { fairResultsInFull, uncountedResults } from '#mocks/fixtures/job-fairs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairOf20240602Page } from './FairOf20240602Page.tsx'

const meta = preview.meta({
  id: 'page-recruitment-20240602',
  title: '页面/招聘会/2024 年高校毕业生招聘会 FairOf20240602Page',
  component: FairOf20240602Page,
  parameters: { route: '/recruitment/20240602' },
  beforeEach({ msw }) {
    msw.use(mock(fairResults).returns(fairResultsInFull))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairResults).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairResults).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '没有结果',
  beforeEach({ msw }) {
    msw.use(mock(fairResults).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '没有这场招聘会的结果' })).toBeVisible()
  },
})

export const Filled = meta.story({
  name: '有结果',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这场招聘会已经结束。')).toBeVisible()
    await expect(canvas.getByText('14,210')).toBeVisible()
    await expect(canvas.getByRole('figure', { name: '各行业提供的岗位' })).toBeVisible()
  },
})

export const Uncounted = meta.story({
  name: '还没有公布',
  beforeEach({ msw }) {
    msw.use(mock(fairResults).returns(uncountedResults))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/入场、简历和意向还没有公布/)).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('这场招聘会已经结束。')
    await fitsSideways({ canvasElement })
  },
})
