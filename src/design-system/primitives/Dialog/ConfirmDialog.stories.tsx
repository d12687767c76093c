import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../Button/index.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const Opened = (args: ConfirmDialogProps) => {
  const [open, setOpen] = useState(args.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>删除</Button>
      <ConfirmDialog {...args} open={open} onOpenChange={change => setOpen(change.open)} />
    </>
  )
}

const meta = preview.meta({
  id: 'ds-confirm-dialog',
  title: '设计系统/浮层/确认 ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：删除、撤回、放弃未保存的内容之前问一次，写明会失去什么，按钮用动词。\n\n何时不用：能撤销的操作直接做，再用 Toast 给撤销；只是告知用 NoticeDialog；内容多用 Dialog。',
      },
    },
  },
  render: Opened,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: '删除这份简历？',
    description: '“会计求职”及其 3 份附件将被删除，已投递的记录不受影响。',
    confirmLabel: '删除简历',
    destructive: true,
    onConfirm: fn<ConfirmDialogProps['onConfirm']>(),
  },
})

export const Destructive = meta.story({
  name: '不可恢复的操作',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('焦点先在取消上', async () => {
      const cancel = await screen.findByRole('button', { name: '取消' })
      await waitFor(() => expect(cancel).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('确认后执行并关闭', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除' }))
      await userEvent.click(await screen.findByRole('button', { name: '删除简历' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    })
  },
})

const slow = Promise.withResolvers<void>()

export const Busy = meta.story({
  name: '正在执行',
  args: { destructive: false, title: '提交报名？', confirmLabel: '提交报名', onConfirm: fn(() => slow.promise) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '提交报名' }))
    await expect(await screen.findByRole('button', { name: /提交报名.*请稍候/ })).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
})

const refused = fn(() => Promise.reject(new Error('refused')))

export const Refused = meta.story({
  name: '执行失败仍可再试',
  args: { onConfirm: refused },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '删除简历' }))
    await waitFor(() => expect(refused).toHaveBeenCalled())
    await expect(await screen.findByRole('button', { name: '删除简历' })).toBeEnabled()
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
})
