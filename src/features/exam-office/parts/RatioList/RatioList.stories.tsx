import { expect, fn, waitFor } from 'storybook/test'
import { underRatioPage } from '#mocks/fixtures/exam-office'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RatioList } from './RatioList.tsx'

const meta = preview.meta({
  id: 'exam-office-ratio-list',
  title: '业务/考试机构/未达比例的职位 RatioList',
  component: RatioList,
  args: {
    exam: '101',
    positions: underRatioPage.list,
    canPrepare: true,
    onPrepare: fn(() => Promise.resolve()),
  },
})

export const Filled = meta.story({
  name: '选择职位，写明依据',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('缴费还在核对的不能选', async () => {
      await expect(canvas.getByRole('checkbox', { name: /丰城市/ })).toBeDisabled()
    })
    await step('全选，去掉一个', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部 2 个' }))
      await expect(canvas.getByText('核减 1 个，取消 1 个；已缴费的 2 人可以改报或者退费')).toBeVisible()
      await userEvent.click(canvas.getByRole('checkbox', { name: /档案馆/ }))
      await expect(canvas.getByText('核减 1 个')).toBeVisible()
    })
    await step('提交核准', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^处理依据/ }), '公告第六条')
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await waitFor(() => expect(args.onPrepare).toHaveBeenCalledWith(['1011'], '公告第六条'))
      await waitFor(() => expect(canvas.getByText('还没有选择职位')).toBeVisible())
    })
  },
})

export const ReadOnly = meta.story({
  name: '只能查看',
  args: { canPrepare: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
