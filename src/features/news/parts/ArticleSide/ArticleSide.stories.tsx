import { expect } from 'storybook/test'
import { article, explainingArticle, hardArticle, ruleArticle } from '#mocks/fixtures/news'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ArticleSide } from './ArticleSide.tsx'

const meta = preview.meta({
  id: 'news-article-side',
  title: '业务/公告/接着读 ArticleSide',
  component: ArticleSide,
  args: { article },
})

export const Filled = meta.story({
  name: '上一篇、下一篇、相关',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^上一篇/ })).toHaveAttribute('href', '/news/page/2002')
    await expect(canvas.getByRole('heading', { name: '相关内容' })).toBeVisible()
  },
})

export const Rule = meta.story({
  name: '法规的解读',
  args: { article: ruleArticle },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '政策解读' })).toBeVisible(),
})

export const Explaining = meta.story({
  name: '解读的法规',
  args: { article: explainingArticle },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '江西省人力资源市场管理条例' })).toHaveAttribute('href', '/news/page/5001'),
})

export const LongText = meta.story({
  name: '很长的标题',
  args: { article: { ...hardArticle, related: [hardArticle] } },
  globals: narrow,
  play: fitsSideways,
})
