import { expect } from 'storybook/test'
import { article, hardArticle, ruleArticle } from '#mocks/fixtures/news'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ArticleText } from './ArticleText.tsx'

const meta = preview.meta({
  id: 'news-article-text',
  title: '业务/公告/正文 ArticleText',
  component: ArticleText,
  args: { article },
})

export const Filled = meta.story({
  name: '正文和附件',
  play: async ({ canvas }) => {
    const file = canvas.getByRole('link', { name: '岗位一览表.csv' })
    await expect(file).toHaveAttribute('href', '/api/articles/attachment?id=31')
    await expect(canvas.getByText('CSV 表格，18 KB')).toBeVisible()
  },
})

export const Rule = meta.story({
  name: '法规条文',
  args: { article: ruleArticle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '第二章 求职与招聘（第三条起）' })).toHaveAttribute(
      'href',
      '#clause-3',
    )
    await expect(canvas.getByText('公告〔2023〕第21号')).toBeVisible()
    await expect(canvas.getByText(/不得向求职者收取押金/)).toBeVisible()
  },
})

export const Largest = meta.story({
  name: '特大字',
  args: { article: ruleArticle, textSize: 'largest' },
  globals: narrow,
  play: fitsSideways,
})

export const LongText = meta.story({
  name: '很长的正文',
  args: { article: hardArticle },
  globals: narrow,
  play: fitsSideways,
})
