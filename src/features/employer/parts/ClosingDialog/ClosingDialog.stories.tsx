import { expect, fn, screen, waitFor } from 'storybook/test'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ClosingDialog } from './ClosingDialog.tsx'

const unreachable = fn(async (): Promise<undefined> => {
  throw new Error('no network')
})

const meta = preview.meta({
  id: 'biz-employer-closing-dialog',
  title: '业务/单位中心/下架原因 ClosingDialog',
  component: ClosingDialog,
  args: {
    open: true,
    title: '下架这个职位？',
    description: '“主办会计”将不再被搜索到，已收到的简历不受影响，之后可以重新发布。',
    onOpenChange: fn<(open: boolean) => void>(),
    onClose: fn(async () => undefined),
  },
})

export const Filled = meta.story({
  name: '选原因',
  play: async ({ args, userEvent, step }) => {
    await step('没有选，不下架', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '下架职位' }))
      await waitFor(() => expect(screen.getByText('请选择原因')).toBeVisible())
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('其他要写明', async () => {
      await userEvent.click(screen.getByRole('radio', { name: '其他' }))
      await userEvent.click(screen.getByRole('button', { name: '下架职位' }))
      await waitFor(() => expect(screen.getByText('请写明原因')).toBeVisible())
      await userEvent.type(screen.getByRole('textbox', { name: /^原因说明/ }), '项目推迟')
      await userEvent.click(screen.getByRole('button', { name: '下架职位' }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: '5', words: '项目推迟' }))
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    })
  },
})

export const Failed = meta.story({
  name: '没有下架成，写的还在',
  args: { onClose: unreachable },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '岗位取消' }))
    await userEvent.click(screen.getByRole('button', { name: '下架职位' }))
    await waitFor(() => expect(screen.getByText(/没有提交成功/)).toBeVisible())
    await expect(screen.getByRole('radio', { name: '岗位取消' })).toBeChecked()
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
