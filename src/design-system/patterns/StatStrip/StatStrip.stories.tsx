import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { fitsSideways, least } from '../testing.ts'
import { StatStrip } from './StatStrip.tsx'

const meta = preview.meta({
  id: 'ds-stat-strip',
  title: '设计系统/组合/站点数据 StatStrip',
  component: StatStrip,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：首页或频道页展示全站数据的一行，三到五个数，进入视野时滚动。\n\n何时不用：个人的计数用 Stat；要比较大小用 BarChart；随时间变化用 LineChart。',
      },
    },
  },
  args: {
    items: [
      { label: '在招职位', value: 51_204, unit: '个', href: '/job-search' },
      { label: '入驻单位', value: 6120, unit: '家' },
      { label: '求职者', value: 1_203_987, unit: '人' },
      { label: '本周招聘会', value: 0, unit: '场' },
    ],
  },
})

export const Figures = meta.story({
  name: '四个数字',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,203,987')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '在招职位' })).toHaveAttribute('href', '/job-search')
  },
})
export const Phone = meta.story({ name: '手机', globals: least, play: fitsSideways })
