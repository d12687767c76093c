import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SelectionBar } from './SelectionBar.tsx'

const meta = preview.meta({
  id: 'messages-selection-bar',
  title: '业务/消息/批量处理 SelectionBar',
  component: SelectionBar,
  args: { total: 20, chosen: 0, hasUnread: false, busy: false, onAll: fn(), onRead: fn(), onRemove: fn() },
})

export const Nothing = meta.story({
  name: '没有选',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页' }))
    await expect(args.onAll).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
export const Some = meta.story({
  name: '选了几条',
  args: { chosen: 3, hasUnread: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 3 条')
    await userEvent.click(canvas.getByRole('button', { name: '标为已读' }))
    await expect(args.onRead).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '删除 3 条' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})
export const All = meta.story({
  name: '全选，都读过',
  args: { chosen: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByRole('button', { name: '标为已读' })).toBeDisabled()
  },
})
export const Narrow = meta.story({
  name: '手机上',
  args: { chosen: 3, hasUnread: true },
  globals: { viewport: { value: 'narrow' } },
})
