import { expect, fn } from 'storybook/test'
import { messagePage, unreadMessage } from '#mocks/fixtures/messages'
import preview from '../../../../../.storybook/preview.tsx'
import { MessageItem } from './MessageItem.tsx'

const meta = preview.meta({
  id: 'messages-item',
  title: '业务/消息/一条消息 MessageItem',
  component: MessageItem,
  args: { message: unreadMessage, onRead: fn(), onRemove: fn() },
})

export const Unread = meta.story({
  name: '未读',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^标为已读/ }))
    await expect(args.onRead).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^删除/ }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})
export const Read = meta.story({
  name: '已读，没有链接',
  args: { message: messagePage.list[2] ?? unreadMessage },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).not.toBeInTheDocument(),
})
