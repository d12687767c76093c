import { expect } from 'storybook/test'
import { examArticles, longExamArticles } from '#mocks/fixtures/exam-articles'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamArticleList } from './ExamArticleList.tsx'

const meta = preview.meta({
  id: 'exams-article-list',
  title: '业务/考试/公告列表 ExamArticleList',
  component: ExamArticleList,
  args: { articles: examArticles },
})

export const Filled = meta.story({
  name: '各类公告，一篇有更正',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5)
    await expect(canvas.getByText(whole('2026-11-18 更正'))).toBeVisible()
  },
})

export const Brief = meta.story({
  name: '只有标题',
  args: { brief: true },
  play: async ({ canvas }) => expect(canvas.queryByText(/招聘 412 个岗位/)).toBeNull(),
})

export const LongText = meta.story({
  name: '很长的标题',
  args: { articles: longExamArticles.list, words: '组团' },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
