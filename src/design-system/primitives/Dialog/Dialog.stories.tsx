import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../Button/index.ts'
import { longCompany } from '../story-words.ts'
import { Text } from '../Text/index.ts'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './dialog-types.ts'

const Opened = (args: DialogProps) => {
  const [open, setOpen] = useState(args.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog {...args} open={open} onOpenChange={change => setOpen(change.open)} />
    </>
  )
}

const meta = preview.meta({
  id: 'ds-dialog',
  title: '设计系统/浮层/对话框 Dialog',
  component: Dialog,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：不离开本页处理一件短事：核对几项、填两三个字段；打开时困住焦点，关上时还回去。\n\n何时不用：要删改前确认用 ConfirmDialog；长表单用单独的页面；看一眼详情用 Drawer；按钮旁的小面板用 Popover。',
      },
    },
  },
  render: Opened,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: '确认报考信息',
    description: '提交后不能修改，请仔细核对。',
    children: <Text>报考岗位：财务管理岗</Text>,
    footer: (
      <>
        <Button>返回修改</Button>
        <Button variant="primary">提交报名</Button>
      </>
    ),
  },
})

export const Center = meta.story({
  name: '居中',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '确认报考信息' })
    await expect(dialog).toHaveAccessibleDescription('提交后不能修改，请仔细核对。')
    await waitFor(() => expect(dialog).toHaveFocus())
  },
})

export const OpenAndClose = meta.story({
  name: '打开与关闭',
  args: { open: false },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '打开' })
    await step('打开前什么都没有', async () => {
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('焦点留在对话框内', async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(dialog).toHaveFocus())
      for (let presses = 0; presses < 4; presses += 1) await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement | null)
    })
    await step('Esc 关闭，焦点回到打开它的按钮', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
    await step('再次打开，用关闭按钮关闭', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(await screen.findByRole('button', { name: '关闭' }))
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { title: longCompany, description: longCompany, children: <Text>{longCompany.repeat(40)}</Text> },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const submit = await screen.findByRole('button', { name: '提交报名' })
    await waitFor(() => expect(submit).toBeVisible())
  },
})
