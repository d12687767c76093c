import { expect, fn } from 'storybook/test'
import { alone, seekerMessages, unreadMessage } from '#mocks/fixtures/messages'
import preview from '../../../../../.storybook/preview.tsx'
import { MessageList } from './MessageList.tsx'

const meta = preview.meta({
  id: 'messages-list',
  title: '业务/消息/消息列表 MessageList',
  component: MessageList,
  args: {
    messages: seekerMessages,
    openId: '',
    hrefFor: (id: string) => `/message?id=${id}`,
    busy: false,
    onRead: fn(),
    onRemove: fn(),
  },
})

const idsOf = (from: number, to: number) =>
  seekerMessages.slice(from, to).flatMap(({ id, earlier }) => [id, ...earlier.map(message => message.id)])

export const ByKeyboard = meta.story({
  name: '用键盘连选',
  play: async ({ args, canvas, userEvent }) => {
    const [, , second] = canvas.getAllByRole('checkbox')
    second?.focus()
    await userEvent.keyboard(' ')
    const fourth = canvas.getAllByRole('checkbox')[4]
    await userEvent.keyboard('{Shift>}')
    if (fourth) await userEvent.click(fourth)
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 3 条')
    await userEvent.click(canvas.getByRole('button', { name: '删除 3 条' }))
    await expect(args.onRemove).toHaveBeenCalledWith(idsOf(1, 4))
    await expect(canvas.queryByRole('button', { name: /^删除 \d/ })).not.toBeInTheDocument()
  },
})
export const All = meta.story({
  name: '全选，只标未读的',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页' }))
    await userEvent.click(canvas.getByRole('button', { name: '标为已读' }))
    await expect(args.onRead).toHaveBeenCalledWith({
      ids: idsOf(1, 2),
      things: [seekerMessages[0]?.thing],
      until: seekerMessages[0]?.createdAt,
    })
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
export const Together = meta.story({
  name: '同一件事的几条一起选',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /：邀请面试$/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 3 条')
    await userEvent.click(canvas.getByRole('button', { name: '删除 3 条' }))
    await expect(args.onRemove).toHaveBeenCalledWith(idsOf(0, 1))
  },
})
export const One = meta.story({ name: '只有一条', args: { messages: [alone(unreadMessage)] } })
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
