import { expect } from 'storybook/test'
import { longNews, newsPage } from '#mocks/fixtures/news'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { NewsHeadlines } from './NewsHeadlines.tsx'

const meta = preview.meta({
  id: 'news-headlines',
  title: '业务/公告/头条 NewsHeadlines',
  component: NewsHeadlines,
  args: { headlines: newsPage.list },
})

export const Filled = meta.story({
  name: '一大两小',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: /家门口/ })).toHaveAttribute('href', '/news/page/3001')
  },
})

export const LongText = meta.story({
  name: '很长的标题',
  args: { headlines: longNews.list },
  globals: narrow,
  play: fitsSideways,
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
