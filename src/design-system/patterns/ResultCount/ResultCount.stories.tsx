import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { ResultCount } from './ResultCount.tsx'

const meta = preview.meta({
  id: 'ds-result-count',
  title: '设计系统/组合/结果数 ResultCount',
  component: ResultCount,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：搜索和筛选之后说明找到多少；变化会被读出，数到上限时说“以上”。\n\n何时不用：统计数字用 Stat；未读条数用 Badge；分页控件里的总数由 Pagination 自己写。',
      },
    },
  },
  args: { count: 1234, unit: '个职位' },
})

export const Counted = meta.story({
  name: '读出总数',
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('共 1,234 个职位'),
})
export const Capped = meta.story({
  name: '数到为止',
  args: { count: 1000, capped: true },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('共 1,000+ 个职位'),
})
export const None = meta.story({ name: '一个也没有', args: { count: 0 } })
export const Waiting = meta.story({
  name: '还不知道',
  args: { count: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
})
