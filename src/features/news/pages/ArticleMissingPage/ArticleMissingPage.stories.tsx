import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ArticleMissingPage } from './ArticleMissingPage.tsx'

const meta = preview.meta({
  id: 'page-article-missing',
  title: '页面/公告/内容不存在 ArticleMissingPage',
  component: ArticleMissingPage,
})

export const Filled = meta.story({
  name: '内容不存在',
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: '没有找到这篇内容' })).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
