import { expect } from 'storybook/test'
import { togetherMessage } from '#mocks/fixtures/messages'
import preview from '../../../../../.storybook/preview.tsx'
import { EarlierMessages } from './EarlierMessages.tsx'

const meta = preview.meta({
  id: 'messages-earlier',
  title: '业务/消息/这件事此前的消息 EarlierMessages',
  component: EarlierMessages,
  args: { messages: togetherMessage.earlier, link: togetherMessage.link },
})

export const Filled = meta.story({
  name: '新的在前',
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('「主办会计」的投递进展：初筛通过投递进展 · 2026-11-18 17:20')
    await expect(second).toHaveTextContent('已查看')
    await expect(canvas.getAllByRole('link', { name: '查看投递进展' })).toHaveLength(2)
  },
})
export const LongText = meta.story({
  name: '很长的内容',
  args: {
    messages: togetherMessage.earlier.map(message => ({
      ...message,
      title: message.title.repeat(3),
      body: `${message.body}\n`.repeat(4),
    })),
  },
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
