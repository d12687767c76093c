import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../Button/index.ts'
import { Row } from '../Stack/index.ts'
import { longCompany } from '../story-words.ts'
import { ToastProvider, useToasts } from './ToastProvider.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { createToastStore, type ToastMessage } from './toast-store.ts'

const Say = ({ messages }: { messages: readonly ToastMessage[] }) => {
  const toasts = useToasts()
  return (
    <Row>
      {messages.map(message => (
        <Button key={message.message} onClick={() => toasts.show(message)}>
          {message.message}
        </Button>
      ))}
    </Row>
  )
}

const Demo = ({ messages }: { messages: readonly ToastMessage[] }) => {
  const [store] = useState(createToastStore)
  return (
    <ToastProvider store={store}>
      <Say messages={messages} />
      <ToastRegion />
    </ToastProvider>
  )
}

const stay = 600_000

const messages: readonly ToastMessage[] = [
  { message: '已保存', tone: 'success', duration: stay },
  { message: '需重新登录', tone: 'warning', duration: stay },
  { message: '服务器错误', tone: 'danger', duration: stay },
  { message: '请求已取消', duration: stay },
]

const meta = preview.meta({
  id: 'ds-toast',
  title: '设计系统/反馈/消息 Toast',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：操作成功的简短回话，如“已收藏”，可以带撤销；几秒后自己走，不抢焦点。\n\n何时不用：出错或要人处理的事用 Alert，不能自己消失；必须看到的用 NoticeDialog；字段填错用 Field 的 error。',
      },
    },
  },
  args: {
    messages,
  },
})

export const Queue = meta.story({
  name: '排队',
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('region', { name: '消息' })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await step('最多同时三条，其余排队', async () => {
      for (const button of canvas.getAllByRole('button')) await userEvent.click(button)
      await expect(region).toHaveTextContent('已保存需重新登录服务器错误')
      await expect(region).not.toHaveTextContent('请求已取消')
    })
    await step('同样的话不重复', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '已保存' }))
      await expect(region.children).toHaveLength(3)
    })
  },
})

const onClose = fn()

export const Leaves = meta.story({
  name: '到时消失',
  args: { messages: [{ message: '已复制', duration: 50, onClose }] },
  beforeEach: () => {
    onClose.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '已复制' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    await expect(canvas.getByRole('region')).toBeEmptyDOMElement()
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { messages: [{ message: longCompany, tone: 'danger', duration: stay }] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('region')).toHaveTextContent(longCompany)
  },
})

export const Phone = meta.story({
  name: '手机：在底边，不遮住网站名称',
  args: { messages: [{ message: '已保存', tone: 'success', duration: stay }] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const { clientHeight } = canvasElement.ownerDocument.documentElement
    const { top, bottom } = canvas.getByRole('region').getBoundingClientRect()
    await expect(top).toBeGreaterThan(clientHeight / 2)
    await expect(bottom).toBeLessThan(clientHeight)
  },
})
