import { expect, fn, waitFor } from 'storybook/test'
import { alone, readMessage, togetherMessage, unreadMessage } from '#mocks/fixtures/messages'
import preview from '../../../../../.storybook/preview.tsx'
import { MessagePane } from './MessagePane.tsx'

const meta = preview.meta({
  id: 'messages-pane',
  title: '业务/消息/正在看的一条 MessagePane',
  component: MessagePane,
  args: {
    message: alone(unreadMessage),
    openId: unreadMessage.id,
    allHref: '/message?thing=7',
    backHref: '/message',
    busy: false,
    onRead: fn(),
    onRemove: fn(),
  },
})

export const Unread = meta.story({
  name: '打开就是已读',
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
    await expect(args.onRead).toHaveBeenCalledWith({
      ids: [unreadMessage.id],
      things: [],
      until: unreadMessage.createdAt,
    })
    await expect(canvas.getByRole('link', { name: /^查看投递进展/ })).toHaveAttribute('href', unreadMessage.link)
    await userEvent.click(canvas.getByRole('button', { name: /^删除/ }))
    await expect(args.onRemove).toHaveBeenCalledWith([unreadMessage.id])
  },
})
export const Read = meta.story({
  name: '已读，没有链接',
  args: { message: alone(readMessage), openId: readMessage.id },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
    await expect(args.onRead).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('link', { name: /：/ })).not.toBeInTheDocument()
  },
})
const all = [togetherMessage, ...togetherMessage.earlier].map(({ id }) => id)

export const Together = meta.story({
  name: '同一件事的几条：一起读，一起删',
  args: { message: togetherMessage, openId: togetherMessage.id },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '这件事此前的消息' })).toHaveTextContent('初筛通过')
    await waitFor(() =>
      expect(args.onRead).toHaveBeenCalledWith({
        ids: [],
        things: [togetherMessage.thing],
        until: togetherMessage.createdAt,
      }),
    )
    await expect(canvas.queryByRole('link', { name: /全部/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: `删除 3 条：${togetherMessage.title}` }))
    await expect(args.onRemove).toHaveBeenCalledWith(all)
  },
})
export const Many = meta.story({
  name: '同一件事有很多条：更早的另外列出，打开时一起读了',
  args: {
    message: {
      ...togetherMessage,
      count: 34,
      read: true,
      earlier: togetherMessage.earlier.map(message => ({ ...message, read: true })),
    },
    openId: togetherMessage.id,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看这件事的全部 34 条消息' })).toHaveAttribute(
      'href',
      '/message?thing=7',
    )
    await waitFor(() =>
      expect(args.onRead).toHaveBeenCalledWith(expect.objectContaining({ things: [togetherMessage.thing] })),
    )
  },
})
export const LongText = meta.story({
  name: '很长的内容',
  args: {
    message: { ...togetherMessage, title: unreadMessage.title.repeat(3), body: `${unreadMessage.body}\n`.repeat(6) },
  },
})
export const Narrow = meta.story({
  name: '手机上：有回到列表的路',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '返回消息列表' })).toHaveAttribute('href', '/message'),
})
