import { expect, fn, waitFor } from 'storybook/test'
import { readMessage, unreadMessage } from '#mocks/fixtures/messages'
import preview from '../../../../../.storybook/preview.tsx'
import { MessagePane } from './MessagePane.tsx'

const meta = preview.meta({
  id: 'messages-pane',
  title: '业务/消息/正在看的一条 MessagePane',
  component: MessagePane,
  args: { message: unreadMessage, backHref: '/message', busy: false, onRead: fn(), onRemove: fn() },
})

export const Unread = meta.story({
  name: '打开就是已读',
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
    await expect(args.onRead).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: /^查看投递进展/ })).toHaveAttribute('href', unreadMessage.link)
    await userEvent.click(canvas.getByRole('button', { name: /^删除/ }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})
export const Read = meta.story({
  name: '已读，没有链接',
  args: { message: readMessage },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
    await expect(args.onRead).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('link', { name: /：/ })).not.toBeInTheDocument()
  },
})
export const LongText = meta.story({
  name: '很长的内容',
  args: {
    message: { ...unreadMessage, title: unreadMessage.title.repeat(3), body: `${unreadMessage.body}\n`.repeat(6) },
  },
})
export const Narrow = meta.story({
  name: '手机上：有回到列表的路',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '返回消息列表' })).toHaveAttribute('href', '/message'),
})
