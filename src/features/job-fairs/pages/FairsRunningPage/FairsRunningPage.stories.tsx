import { expect } from 'storybook/test'
import { listJobFairs } from '#contract/job-fairs'
import { longFairPage, noFairs, registeringFairPage, runningFairPage } from '#mocks/fixtures/job-fairs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairsRunningPage } from './FairsRunningPage.tsx'

const meta = preview.meta({
  id: 'page-recruitment-active',
  title: '页面/招聘会/正在举行 FairsRunningPage',
  component: FairsRunningPage,
  parameters: { route: '/recruitment/active' },
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).answers(({ phase }) => (phase === 'running' ? runningFairPage : registeringFairPage)))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有正在举行的：接下来是什么',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).answers(({ phase }) => (phase === 'running' ? noFairs : registeringFairPage)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现在没有正在举行的招聘会')).toBeVisible()
    await expect(await canvas.findAllByRole('link', { name: '预约入场' })).toHaveLength(2)
  },
})

export const Nothing = meta.story({
  name: '接下来也没有',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).returns(noFairs))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '看看预告日历' })).toHaveAttribute(
      'href',
      '/recruitment/advance',
    )
  },
})

export const Filled = meta.story({
  name: '有正在举行的',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '进入会场' })).toHaveAttribute('href', '/recruitment/scene/12')
    await expect(canvas.getByRole('heading', { name: '接下来' })).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).returns(longFairPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})
