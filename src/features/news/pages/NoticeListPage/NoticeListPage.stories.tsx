import { expect, waitFor } from 'storybook/test'
import { listArticles } from '#contract/news'
import { articlePage, longArticles, noArticles } from '#mocks/fixtures/news'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { NoticeListPage } from './NoticeListPage.tsx'

const meta = preview.meta({
  id: 'page-notice-list',
  title: '页面/公告/通知公告 NoticeListPage',
  component: NoticeListPage,
  parameters: { route: '/notice/list' },
  beforeEach({ msw }) {
    msw.use(mock(listArticles).returns(articlePage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listArticles).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有结果',
  beforeEach({ msw }) {
    msw.use(mock(listArticles).returns(noArticles))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到相关内容')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看全部' })).toHaveAttribute('href', '/notice/list')
  },
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/notice/list?page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listArticles).returns({ ...articlePage, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/notice/list'),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listArticles).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '换一类',
  beforeEach({ msw }) {
    msw.use(mock(listArticles).answers(({ kind }) => (kind === 'policy' ? longArticles : articlePage)))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: /下一页/ })).toHaveAttribute('href', '/notice/list?page=2')
    await userEvent.click(canvas.getByRole('link', { name: '政策法规' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('政策法规')
  },
})

export const OneCity = meta.story({
  name: '一个城市',
  beforeEach({ msw }) {
    msw.use(mock(listArticles).answers(({ city }) => (city === '360700' ? longArticles : articlePage)))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '城市' }), '赣州市')
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await expect(canvas.getByRole('combobox', { name: '城市' })).toHaveValue('360700')
    await expect(canvas.getByRole('link', { name: '政策法规' })).toHaveAttribute(
      'href',
      '/notice/list?kind=policy&city=360700',
    )
  },
})

export const InsteadOfACity = meta.story({
  name: '这个城市还没有',
  parameters: { route: '/notice/list?city=360800' },
  beforeEach({ msw }) {
    msw.use(mock(listArticles).returns({ ...articlePage, instead: true }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('吉安市还没有这样的内容')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
})

export const LongText = meta.story({
  name: '很长的标题',
  beforeEach({ msw }) {
    msw.use(mock(listArticles).returns(longArticles))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
