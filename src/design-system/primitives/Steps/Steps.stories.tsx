import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Steps } from './Steps.tsx'

const labels = ['公告', '职位', '报名', '审核', '缴费', '准考证', '成绩']

const meta = preview.meta({
  id: 'ds-steps',
  title: '设计系统/导航/步骤 Steps',
  component: Steps,
  args: { items: labels.map((label, index) => ({ label, href: `/exam/page/1?step=${index}` })), current: 2 },
})

export const UnderWay = meta.story({
  name: '进行中',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('报名').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
})

export const AllDone = meta.story({ name: '全部完成', args: { current: 7 } })

export const Narrow = meta.story({
  name: '手机宽度',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('报名').getBoundingClientRect().width).toBeGreaterThan(40)
  },
})
