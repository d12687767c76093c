import { expect } from 'storybook/test'
import { listJobFairs } from '#contract/job-fairs'
import { fairsAheadPage, noFairs } from '#mocks/fixtures/job-fairs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HomeFairs } from './HomeFairs.tsx'

const meta = preview.meta({
  id: 'job-fairs-home',
  title: '业务/招聘会/首页招聘会 HomeFairs',
  component: HomeFairs,
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).returns(fairsAheadPage))
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
  name: '近期没有',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).returns(noFairs))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('近期没有招聘会')).toBeVisible()
  },
})

export const Filled = meta.story({
  name: '一个城市的',
  args: { city: '360900' },
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).answers(({ city }) => (city === '360900' ? fairsAheadPage : noFairs)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('href', '/recruitment')
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
