import { expect } from 'storybook/test'
import { articlePage, longArticles, noArticles } from '#mocks/fixtures/news'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FoundList } from './FoundList.tsx'

const state = { data: articlePage, error: undefined, isLoading: false, retry: () => undefined }

const meta = preview.meta({
  id: 'news-found-list',
  title: '业务/公告/找到的文章 FoundList',
  component: FoundList,
  args: { state, page: 1, hrefFor: page => `/notice/list?page=${page}`, allHref: '/notice/list' },
})

export const Filled = meta.story({
  name: '一页',
  play: async ({ canvas }) => expect(canvas.getByText(/共 41 条/)).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  args: { state: { ...state, data: undefined, isLoading: true } },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  args: { state: { ...state, data: undefined, error: new Error('offline') } },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  args: { state: { ...state, data: noArticles } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '查看全部' })).toHaveAttribute('href', '/notice/list'),
})

export const LongText = meta.story({
  name: '很长的标题',
  args: { state: { ...state, data: longArticles } },
  globals: narrow,
  play: fitsSideways,
})
