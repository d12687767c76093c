import { expect } from 'storybook/test'
import { articles, longArticle } from '#mocks/fixtures/news'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ArticleList } from './ArticleList.tsx'

const meta = preview.meta({
  id: 'news-article-list',
  title: '业务/公告/公告列表 ArticleList',
  component: ArticleList,
  args: { articles },
})

export const Filled = meta.story({
  name: '几条公告',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(articles.length)
    await expect(canvas.getByText(whole('2026-11-20 截止'))).toBeVisible()
  },
})

export const LongText = meta.story({ name: '很长的标题', args: { articles: [longArticle] }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
