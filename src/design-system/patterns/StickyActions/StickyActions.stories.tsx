import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { createToastStore, ToastProvider, ToastRegion } from '../../primitives/Toast/index.ts'
import { color } from '../../tokens/index.ts'
import { Container } from '../PageLayout/index.ts'
import { fitsSideways } from '../testing.ts'
import { StickyActions } from './StickyActions.tsx'

const Duties = styled.p`
  white-space: pre-line;
`

const meta = preview.meta({
  id: 'ds-sticky-actions',
  title: '设计系统/组合/主要操作 StickyActions',
  component: StickyActions,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：手机上页面的主要操作（投递、下一步）固定在底边；桌面上回到原来的位置。一页一处，至多两个按钮。\n\n何时不用：次要操作放正文里用 Button 或 Menu；对话框自己的按钮放 Dialog 的 footer；列表逐条的操作放 ListCard。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    children: (
      <>
        <Button>收藏</Button>
        <Button variant="primary">投递简历</Button>
      </>
    ),
  },
  render: args => (
    <Container>
      <Duties>{Array.from({ length: 40 }, (_, line) => `岗位职责第 ${line + 1} 条`).join('\n')}</Duties>
      <StickyActions {...args} />
    </Container>
  ),
})

export const Desktop = meta.story({ name: '桌面：在内容之后' })
export const Phone = meta.story({
  name: '手机：停在底边',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const { bottom, height } = canvas.getByRole('button', { name: '投递简历' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientHeight)
    await expect(height).toBeGreaterThanOrEqual(48)
    await fitsSideways({ canvasElement })
  },
})

export const Elder = Phone.extend({
  name: '长辈版手机：按钮在一行里',
  globals: { size: 'elder' },
  play: async ({ canvas, canvasElement }) => {
    const [keep, apply] = ['收藏', '投递简历'].map(name => canvas.getByRole('button', { name }).getBoundingClientRect())
    await expect(keep?.top).toBe(apply?.top)
    await expect(apply?.height).toBeGreaterThanOrEqual(60)
    await fitsSideways({ canvasElement })
  },
})

export const ElderShort = Phone.extend({
  name: '长辈版矮手机：跟着内容走，不占窗口',
  globals: { size: 'elder', viewport: { value: 'short' } },
  play: async ({ canvas, canvasElement }) => {
    const { top } = canvas.getByRole('button', { name: '投递简历' }).getBoundingClientRect()
    await expect(top).toBeGreaterThan(canvasElement.ownerDocument.documentElement.clientHeight)
  },
})

const Asking = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        投递简历
      </Button>
      <Dialog open={open} onOpenChange={change => setOpen(change.open)} title="选择简历" />
    </>
  )
}

const Tall = styled.div`
  height: 150vh;
  background: ${color.surface};
`

export const PhoneWithDialog = Phone.extend({
  name: '手机：关上对话框，页面还在原来的地方',
  // Without letters above: a font that arrives late would move them, and the browser the page with them.
  render: () => (
    <Container>
      <Tall />
      <StickyActions>
        <Asking />
      </StickyActions>
    </Container>
  ),
  play: async ({ canvas, userEvent }) => {
    scrollTo({ top: 150, behavior: 'instant' })
    const place = scrollY
    await expect(place).toBeGreaterThan(100)
    const opener = canvas.getByRole('button', { name: '投递简历' })
    opener.focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: '选择简历' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(scrollY).toBe(place)
  },
})

const spoken = createToastStore()
spoken.show({ message: '网络断开', tone: 'danger', duration: 600_000 })

export const PhoneWithToast = Phone.extend({
  name: '手机：消息在主要操作之上，不遮住它',
  decorators: [
    Story => (
      <ToastProvider store={spoken}>
        <Story />
        <ToastRegion />
      </ToastProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-sticky]')?.getBoundingClientRect()
    const toast = canvas.getByRole('region', { name: '消息' }).getBoundingClientRect()
    await expect(toast.bottom).toBeLessThanOrEqual(bar?.top ?? 0)
    await expect(toast.top).toBeGreaterThan(canvasElement.ownerDocument.documentElement.clientHeight / 2)
  },
})
