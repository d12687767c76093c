import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { articleDetail } from '#contract/news'
import { article, endedArticle, hardArticle, ruleArticle } from '#mocks/fixtures/news'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { ArticlePage } from './ArticlePage.tsx'

const meta = preview.meta({
  id: 'page-article',
  title: '页面/公告/公告正文 ArticlePage',
  component: ArticlePage,
  parameters: { route: '/news/page/2001', path: '/news/page/:id' },
  beforeEach({ msw }) {
    msw.use(mock(articleDetail).returns(article))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(articleDetail).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(articleDetail).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不存在',
  parameters: { path: '*' },
  render: () => (
    <>
      <ArticlePage />
      <Where />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(mock(articleDetail).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('/news/404')).toBeVisible(),
})

export const Filled = meta.story({
  name: '平常的内容',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: article.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^上一篇/ })).toHaveAttribute('href', '/news/page/2002')
    await userEvent.click(canvas.getByRole('button', { name: '特大' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '特大' })).toHaveAttribute('aria-pressed', 'true'))
  },
})

export const Rule = meta.story({
  name: '法规全文',
  beforeEach({ msw }) {
    msw.use(mock(articleDetail).returns(ruleArticle))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已修改')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: '政策解读' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '政策法规库' })).toHaveAttribute('href', '/government/regulations')
  },
})

export const Ended = meta.story({
  name: '已截止',
  beforeEach({ msw }) {
    msw.use(mock(articleDetail).returns(endedArticle))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('已截止')).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(articleDetail).returns(hardArticle))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
