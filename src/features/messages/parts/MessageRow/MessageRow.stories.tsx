import { expect, fn } from 'storybook/test'
import { RecordList } from '#design-system'
import { alone, readMessage, togetherMessage, unreadMessage } from '#mocks/fixtures/messages'
import preview from '../../../../../.storybook/preview.tsx'
import { MessageRow } from './MessageRow.tsx'

const meta = preview.meta({
  id: 'messages-item',
  title: '业务/消息/列表中的一条 MessageRow',
  component: MessageRow,
  decorators: [
    Story => (
      <RecordList>
        <Story />
      </RecordList>
    ),
  ],
  args: { message: alone(unreadMessage), href: '/message?id=1', open: false, chosen: false, onChoose: fn() },
})

export const Unread = meta.story({
  name: '未读，选择和连选',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '未读' })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/message?id=1')
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
  name: '已读，正在看',
  args: { message: alone(readMessage), open: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('img', { name: '未读' })).not.toBeInTheDocument(),
})
export const Together = meta.story({
  name: '同一件事的几条：最新的在面上，较早的一条未读',
  args: { message: { ...togetherMessage, read: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^面试邀请 · 共 3 条/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: '未读' })).toBeVisible()
  },
})
export const LongText = meta.story({
  name: '很长的内容',
  args: {
    message: { ...togetherMessage, title: unreadMessage.title.repeat(3), body: `${unreadMessage.body}\n`.repeat(6) },
  },
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
