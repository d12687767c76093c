import { expect } from 'storybook/test'
import { listExamArticles } from '#contract/exams'
import { examArticlePage, longExamArticles, noExamArticles } from '#mocks/fixtures/exam-articles'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamNoticesPage } from './ExamNoticesPage.tsx'

const meta = preview.meta({
  id: 'page-exam-notices',
  title: '页面/考试/考试公告 ExamNoticesPage',
  component: ExamNoticesPage,
  parameters: { route: '/exam/notice' },
  beforeEach({ msw }) {
    msw.use(mock(listExamArticles).returns(examArticlePage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listExamArticles).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listExamArticles).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  beforeEach({ msw }) {
    msw.use(mock(listExamArticles).returns(noExamArticles))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到相关公告')).toBeVisible(),
})

export const Filled = meta.story({
  name: '一页',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '考试公告' })).toBeVisible()
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
    await expect(canvas.queryByRole('link', { name: '专题专栏' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '准考证打印' })).toHaveAttribute('href', '/exam/notice?type=2')
  },
})

export const LongText = meta.story({
  name: '很长的标题',
  beforeEach({ msw }) {
    msw.use(mock(listExamArticles).returns(longExamArticles))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
