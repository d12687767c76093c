import { expect, waitFor } from 'storybook/test'
import { listNews } from '#contract/news'
import { longNews, newsPage, noNews } from '#mocks/fixtures/news'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { GroupNewsPage } from './GroupNewsPage.tsx'

const meta = preview.meta({
  id: 'page-group-news',
  title: '页面/公告/单位动态 GroupNewsPage',
  component: GroupNewsPage,
  parameters: { route: '/group/news' },
  beforeEach({ msw }) {
    msw.use(mock(listNews).returns(newsPage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listNews).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listNews).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  beforeEach({ msw }) {
    msw.use(mock(listNews).returns(noNews))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到相关内容')).toBeVisible(),
})

export const Filled = meta.story({
  name: '几条动态',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('link', { name: '队伍建设' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: '队伍建设' })).toHaveAttribute('aria-current', 'page'))
  },
})

export const LongText = meta.story({
  name: '很长的标题',
  beforeEach({ msw }) {
    msw.use(mock(listNews).returns(longNews))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
