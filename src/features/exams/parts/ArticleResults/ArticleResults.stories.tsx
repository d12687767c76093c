import { expect, waitFor } from 'storybook/test'
import { listExamArticles } from '#contract/exams'
import { examArticlePage, longExamArticles, noExamArticles } from '#mocks/fixtures/exam-articles'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ArticleResults } from './ArticleResults.tsx'

const meta = preview.meta({
  id: 'exams-article-results',
  title: '业务/考试/查找公告 ArticleResults',
  component: ArticleResults,
  args: { list: 'examNews' as const, title: '考试资讯' },
  parameters: { route: '/exam/news' },
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

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/exam/news?page=90' },
  beforeEach({ msw }) {
    msw.use(mock(listExamArticles).returns({ ...examArticlePage, list: [], page: 90 }))
  },
  play: leadsToFirstPage('/exam/news'),
})

export const Filled = meta.story({
  name: '换类型、只看有更正的',
  beforeEach({ msw }) {
    msw.use(
      mock(listExamArticles).answers(({ type, corrected }) =>
        type === '1' && corrected
          ? {
              ...examArticlePage,
              list: examArticlePage.list.filter(({ correctedAt }) => correctedAt !== null),
              total: 1,
            }
          : examArticlePage,
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('link', { name: '考试公告' }))
    await userEvent.click(canvas.getByRole('link', { name: '只看有更正的' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
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
