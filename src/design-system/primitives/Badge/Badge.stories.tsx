import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Badge } from './Badge.tsx'

const meta = preview.meta({
  id: 'ds-badge',
  title: '设计系统/展示/徽标 Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：入口旁边说明有几件事等着处理，如未读消息；是 0 时不出现，超过 99 写 99+。\n\n何时不用：状态词用 Tag；页面里的统计数用 Stat；搜索到多少用 ResultCount。',
      },
    },
  },
  args: { count: 3, unit: '条未读消息' },
})

export const Few = meta.story({
  name: '几条',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toHaveTextContent('3 条未读消息')
  },
})

export const Many = meta.story({
  name: '超过上限',
  args: { count: 10_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
  },
})

export const Dot = meta.story({ name: '小圆点', args: { dot: true } })

export const NoneLeft = meta.story({
  name: '没有了',
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')).toBeNull()
  },
})
