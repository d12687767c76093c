import { expect, fn } from 'storybook/test'
import { readMessage, unreadMessage } from '#mocks/fixtures/messages'
import preview from '../../../../../.storybook/preview.tsx'
import { MessageItem } from './MessageItem.tsx'

const meta = preview.meta({
  id: 'messages-item',
  title: '业务/消息/一条消息 MessageItem',
  component: MessageItem,
  args: { message: unreadMessage, chosen: false, onChoose: fn(), onRead: fn(), onRemove: fn() },
})

export const Unread = meta.story({
  name: '未读',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^标为已读/ }))
    await expect(args.onRead).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^删除/ }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ range: false })
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.keyboard('{/Shift}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ range: true })
  },
})
export const Chosen = meta.story({ name: '选中', args: { chosen: true } })
export const Read = meta.story({
  name: '已读，没有链接',
  args: { message: readMessage },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).not.toBeInTheDocument(),
})
export const LongText = meta.story({
  name: '很长的内容',
  args: {
    message: { ...unreadMessage, title: unreadMessage.title.repeat(3), body: `${unreadMessage.body}\n`.repeat(6) },
  },
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
