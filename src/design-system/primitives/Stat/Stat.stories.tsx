import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Stat, StatList } from './Stat.tsx'

const meta = preview.meta({
  id: 'ds-stat',
  title: '设计系统/展示/统计 Stat',
  component: Stat,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一个数和它数的是什么，如投递记录 12 份；放在 StatList 里，可以链到明细。\n\n何时不用：全站展示用 StatStrip；待处理的条数用 Badge；要比较多个数用 BarChart 或 Table。',
      },
    },
  },
  args: { label: '投递记录', value: '12', unit: '份' },
  render: args => (
    <StatList>
      <Stat {...args} />
      <Stat label="面试邀请" value="3" unit="个" href="/message" />
      <Stat label="谁看过我" value="1,204" unit="家" />
    </StatList>
  ),
})

export const Several = meta.story({
  name: '多个',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '面试邀请' })).toHaveAttribute('href', '/message')
  },
})

export const Narrow = meta.story({
  name: '手机宽度',
  args: { value: '123,456,789' },
  globals: { viewport: { value: 'narrow' } },
})
