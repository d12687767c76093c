import { expect } from 'storybook/test'
import { listRegulations } from '#contract/regulations'
import { longRegulations, noRegulations, regulationPage } from '#mocks/fixtures/regulations'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RegulationsPage } from './RegulationsPage.tsx'

const meta = preview.meta({
  id: 'page-regulations',
  title: '页面/公告/政策法规库 RegulationsPage',
  component: RegulationsPage,
  parameters: { route: '/government/regulations?t=押金&level=local' },
  beforeEach({ msw }) {
    msw.use(mock(listRegulations).returns(regulationPage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listRegulations).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listRegulations).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  beforeEach({ msw }) {
    msw.use(mock(listRegulations).returns(noRegulations))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到相关的法规或条文')).toBeVisible(),
})

export const Filled = meta.story({
  name: '搜到条文',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: '第三条' })).toHaveAttribute('href', '/news/page/5001#clause-3')
    await expect(canvas.getByRole('link', { name: '移除 地方性法规' })).toHaveAttribute(
      'href',
      `/government/regulations?${new URLSearchParams({ t: '押金' })}`,
    )
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listRegulations).returns(longRegulations))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
