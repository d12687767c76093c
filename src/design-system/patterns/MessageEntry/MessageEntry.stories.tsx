import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Row } from '../../primitives/Stack/index.ts'
import { MessageEntry } from './MessageEntry.tsx'

const meta = preview.meta({
  id: 'ds-message-entry',
  title: '设计系统/组合/消息入口 MessageEntry',
  component: MessageEntry,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：登录后的顶栏里，去消息页的入口；有未读时有红点，读屏读出条数，条数变了也会读。已登录的一整块用 UserBox，它已经带着它。\n\n何时不用：要在界面上显示数字用 Badge；列出消息本身用列表。',
      },
    },
  },
  args: { href: '/message', count: 3 },
})

export const Unread = meta.story({
  name: '有未读',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '消息 ，3 条未读' })).toHaveAttribute('href', '/message')
    await expect(canvas.getByRole('status')).toHaveTextContent('，3 条未读')
  },
})

export const AllRead = meta.story({
  name: '没有未读',
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '消息' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Many = meta.story({
  name: '一万条',
  args: { count: 10_000 },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '消息 ，99 条以上未读' })).toBeVisible(),
})

export const Nonsense = meta.story({
  name: '条数不是数',
  args: { count: Number.NaN },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '消息' })).toBeVisible(),
})

const Arriving = () => {
  const [count, setCount] = useState(0)
  return (
    <Row>
      <MessageEntry href="/message" count={count} />
      <Button onClick={() => setCount(count + 1)}>来一条消息</Button>
    </Row>
  )
}

export const Arrives = meta.story({
  name: '来了新消息',
  render: () => <Arriving />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button'))
    await expect(status).toHaveTextContent('，1 条未读')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toBe(status)
    await expect(status).toHaveTextContent('，2 条未读')
  },
})
