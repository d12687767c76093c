import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { fitsSideways, least } from '../testing.ts'
import { StatStrip } from './StatStrip.tsx'

const meta = preview.meta({
  id: 'ds-stat-strip',
  title: '设计系统/组合/站点数据 StatStrip',
  component: StatStrip,
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
