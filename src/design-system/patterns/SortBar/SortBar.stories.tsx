import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { SortBar } from './SortBar.tsx'

const options = [
  { value: '', label: '综合' },
  { value: 'newest', label: '最新' },
  { value: 'pay', label: '薪资最高' },
  { value: 'hot', label: '最热' },
] as const

const meta = preview.meta({
  id: 'ds-sort-bar',
  title: '设计系统/组合/排序 SortBar',
  component: SortBar<string>,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：结果列表上方，两到五种排序；每种都是链接，当前一种有标记。\n\n何时不用：筛选用 FilterBar；换一种视图用 TabLinks；表格只有一种合理的顺序就不放。',
      },
    },
  },
  args: { options, value: 'newest', hrefFor: (value: string) => `/job-search?sort=${value}` },
})

export const Orders = meta.story({
  name: '当前排序有标记',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '排序方式' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '最新' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: '薪资最高' })).toHaveAttribute('href', '/job-search?sort=pay')
  },
})
