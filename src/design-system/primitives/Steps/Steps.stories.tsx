import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Steps } from './Steps.tsx'

const labels = ['公告', '职位', '报名', '审核', '缴费', '准考证', '成绩']

const meta = preview.meta({
  id: 'ds-steps',
  title: '设计系统/导航/步骤 Steps',
  component: Steps,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：固定顺序的办事流程走到哪一步，三到七步，如公告、报名、缴费；手机上收成一条。\n\n何时不用：可以不按顺序填用 TaskList；已经发生的经过用 Timeline；换视图用 Tabs；做完几成用 Progress。',
      },
    },
  },
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
