import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ArticleTools } from './ArticleTools.tsx'

const target = createRef<Element>()
const onTextSizeChange = fn()

const meta = preview.meta({
  id: 'news-article-tools',
  title: '业务/公告/正文工具 ArticleTools',
  component: ArticleTools,
  args: {
    title: '公告',
    textSize: 'standard' as const,
    onTextSizeChange,
    target,
    templateHref: '/news/template/2001',
  },
})

export const Filled = meta.story({
  name: '换字号',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '标准' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '特大' }))
    await expect(onTextSizeChange).toHaveBeenCalledWith({ textSize: 'largest' })
    await expect(canvas.getByRole('link', { name: '打印与转载版式' })).toHaveAttribute('href', '/news/template/2001')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
