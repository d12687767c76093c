import { expect, waitFor } from 'storybook/test'
import { listArticlesByType } from '#contract/news'
import { articlePage, longArticles, noArticles } from '#mocks/fixtures/news'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ConsultationListPage } from './ConsultationListPage.tsx'

const meta = preview.meta({
  id: 'page-consultation-list',
  title: '页面/公告/资讯列表 ConsultationListPage',
  component: ConsultationListPage,
  parameters: { route: '/consultation-list?type=34' },
  beforeEach({ msw }) {
    msw.use(mock(listArticlesByType).returns(articlePage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listArticlesByType).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listArticlesByType).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  beforeEach({ msw }) {
    msw.use(mock(listArticlesByType).returns(noArticles))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到相关内容')).toBeVisible(),
})

export const Filled = meta.story({
  name: '换栏目、搜索',
  beforeEach({ msw }) {
    msw.use(
      mock(listArticlesByType).answers(({ typeId, t }) =>
        typeId === '31' && t === '补贴' ? longArticles : articlePage,
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('政策解读')
    await userEvent.click(canvas.getByRole('link', { name: '就业创业' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('就业创业'))
    await userEvent.type(canvas.getByRole('searchbox'), '补贴{Enter}')
    await expect(await canvas.findByText(/递补体检考察/)).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的标题',
  beforeEach({ msw }) {
    msw.use(mock(listArticlesByType).returns(longArticles))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
