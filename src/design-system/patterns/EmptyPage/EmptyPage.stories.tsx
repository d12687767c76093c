import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Empty } from '../../primitives/Empty/index.ts'
import { EmptyPage } from './EmptyPage.tsx'

const meta = preview.meta({
  id: 'ds-empty-page',
  title: '设计系统/组合/空页 EmptyPage',
  component: EmptyPage,
  args: {
    list: { total: 23, capped: false },
    firstHref: '/notice/list',
    unit: '条公告',
    children: <Empty title="没有找到相关内容" />,
  },
})

export const BeyondTheEnd = meta.story({
  name: '超过最后一页',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有这一页')).toBeVisible()
    await expect(canvas.getByText('一共 23 条公告，没有这么多页。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/notice/list')
    await expect(canvas.queryByText('没有找到相关内容')).toBeNull()
  },
})
export const Capped = meta.story({
  name: '超过数到的地方',
  args: { list: { total: 1000, capped: true } },
  play: async ({ canvas }) => expect(canvas.getByText('最多列出前 1,000 条公告，请用筛选条件缩小范围。')).toBeVisible(),
})
export const Nothing = meta.story({
  name: '一条也没有',
  args: { list: { total: 0, capped: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有找到相关内容')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
