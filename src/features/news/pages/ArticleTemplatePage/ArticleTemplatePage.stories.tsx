import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { newsInfo } from '#contract/news'
import { article, hardArticle } from '#mocks/fixtures/news'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { ArticleTemplatePage } from './ArticleTemplatePage.tsx'

const meta = preview.meta({
  id: 'page-article-template',
  title: '页面/公告/打印与转载版式 ArticleTemplatePage',
  component: ArticleTemplatePage,
  parameters: { route: '/news/template/2001', path: '/news/template/:id' },
  beforeEach({ msw }) {
    msw.use(mock(newsInfo).returns(article))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(newsInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(newsInfo).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不存在',
  parameters: { path: '*' },
  render: () => (
    <>
      <ArticleTemplatePage />
      <Where />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(mock(newsInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('/news/404')).toBeVisible(),
})

export const Filled = meta.story({
  name: '平常的内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: article.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回正文' })).toHaveAttribute('href', '/news/page/2001')
    await expect(canvas.getByText(/转载请保持内容完整/)).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(newsInfo).returns(hardArticle))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
