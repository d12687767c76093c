import { expect } from 'storybook/test'
import { siteDataStatistics } from '#contract/companies'
import { figures, noFigures } from '#mocks/fixtures/companies'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HomeFigures } from './HomeFigures.tsx'

const meta = preview.meta({
  id: 'home-figures',
  title: '业务/首页/全站数据 HomeFigures',
  component: HomeFigures,
  beforeEach({ msw }) {
    msw.use(mock(siteDataStatistics).returns(figures))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(siteDataStatistics).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有内容',
  beforeEach({ msw }) {
    msw.use(mock(siteDataStatistics).returns(noFigures))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('在招职位')).toBeVisible(),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(siteDataStatistics).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /在招职位|12,846/ })).toHaveAttribute('href', '/job-search')
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(siteDataStatistics).returns({ ...figures, talents: 1_234_567_890 }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('求职人才')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
