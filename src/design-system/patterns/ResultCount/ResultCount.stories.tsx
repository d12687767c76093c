import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { ResultCount } from './ResultCount.tsx'

const meta = preview.meta({
  id: 'ds-result-count',
  title: '设计系统/组合/结果数 ResultCount',
  component: ResultCount,
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
