import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { Accordion } from './Accordion.tsx'

const meta = preview.meta({
  id: 'ds-accordion',
  title: '设计系统/展示/折叠 Accordion',
  component: Accordion,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：常见问题这类各自独立、多数人只看一两条的内容；没有脚本也能展开，页内查找能找到。\n\n何时不用：人人都要看的内容直接写出来；几种并列视图用 Tabs；一步接一步的内容用 Steps。',
      },
    },
  },
  args: {
    items: [
      { id: 'edit', title: '如何修改已提交的报名信息？', content: '审核前可以在“我的报名”中撤回并修改。' },
      { id: 'refund', title: '缴费后可以退费吗？', content: '报名截止前可以申请退费。' },
    ],
  },
})

export const Several = meta.story({
  name: '多个',
  play: async ({ canvas, userEvent, step }) => {
    await step('点击展开，已展开的不受影响', async () => {
      await userEvent.click(canvas.getByText('如何修改已提交的报名信息？'))
      await expect(canvas.getByText(/审核前/)).toBeVisible()
      await userEvent.click(canvas.getByText('缴费后可以退费吗？'))
      await expect(canvas.getByText(/申请退费/)).toBeVisible()
      await expect(canvas.getByText(/审核前/)).toBeVisible()
    })
  },
})

export const Exclusive = meta.story({
  name: '一次一项',
  args: { exclusive: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('如何修改已提交的报名信息？'))
    await userEvent.click(canvas.getByText('缴费后可以退费吗？'))
    await expect(canvas.getByText(/审核前/)).not.toBeVisible()
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { items: [{ id: 'a', title: longCompany, content: longCompany.repeat(5), defaultOpen: true }] },
  globals: { viewport: { value: 'narrow' } },
})
