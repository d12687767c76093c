import { expect } from 'storybook/test'
import { recruitScreen } from '#contract/topics'
import { recruitScreenFigures } from '#mocks/fixtures/topics'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RecruitScreenPage } from './RecruitScreenPage.tsx'

const meta = preview.meta({
  id: 'page-recruit-screen',
  title: '页面/专题/招聘大屏 RecruitScreenPage',
  component: RecruitScreenPage,
  parameters: { route: '/screen/recruit', layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(mock(recruitScreen).returns(recruitScreenFigures))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(recruitScreen).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(recruitScreen).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '实时数据',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5,048')).toBeVisible()
    await expect(canvas.getByText('今日投递')).toBeVisible()
    await expect(canvas.getByText(/数据取自 2026-11-20 09:29:50/)).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '投递太少不显示',
  beforeEach({ msw }) {
    msw.use(mock(recruitScreen).returns({ ...recruitScreenFigures, applicationsToday: null, newest: [] }))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('5,048')
    await expect(canvas.queryByText('今日投递')).toBeNull()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('5,048')
    await fitsSideways({ canvasElement })
  },
})
