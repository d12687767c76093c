import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways } from '../testing.ts'
import { DetailHead } from './DetailHead.tsx'

const meta = preview.meta({
  id: 'ds-detail-head',
  title: '设计系统/组合/详情概要 DetailHead',
  component: DetailHead,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：详情页的开头：名称、最要紧的一个数、是谁的、核实情况、事实。\n\n何时不用：列表里的一条用 ListCard；页首没有这些事实时用 PageHead。',
      },
    },
  },
  args: {
    title: '总账会计',
    figure: '6K~9K·13薪',
    owner: '江西棠禾数字科技有限公司',
    facts: ['南昌·东湖区', '本科', '', '招 3 人'],
    note: <span>2026-12-31 截止</span>,
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
