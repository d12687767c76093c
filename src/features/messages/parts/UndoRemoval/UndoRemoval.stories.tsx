import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { UndoRemoval } from './UndoRemoval.tsx'

const meta = preview.meta({
  id: 'messages-undo-removal',
  title: '业务/消息/撤销删除 UndoRemoval',
  component: UndoRemoval,
  args: { count: 3, restoring: false, onUndo: fn(), onDismiss: fn() },
})

export const Removed = meta.story({
  name: '刚删除',
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('已删除 3 条消息')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '撤销删除' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})
export const Restoring = meta.story({ name: '正在恢复', args: { restoring: true } })
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
