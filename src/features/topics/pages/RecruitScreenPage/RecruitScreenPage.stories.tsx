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

export const FairOn = meta.story({
  name: '招聘会正在举行，各展区人数',
  beforeEach({ msw }) {
    const crowd = [
      { label: '冬季招聘会（南昌站）', value: 1_235 },
      { label: 'A 馆 · 冬季招聘会（南昌站）', value: 320 },
      { label: '高校毕业生专区 · 冬季招聘会（南昌站）', value: 45 },
    ]
    msw.use(mock(recruitScreen).returns({ ...recruitScreenFigures, crowd }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '招聘会现场人数' })).toBeVisible()
    await expect(canvas.getByText('1,235')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: '职位大类' })).toBeNull()
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
