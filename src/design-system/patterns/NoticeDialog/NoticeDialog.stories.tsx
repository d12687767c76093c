import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { NoticeDialog } from './NoticeDialog.tsx'

const meta = preview.meta({
  id: 'ds-notice-dialog',
  title: '设计系统/组合/温馨提示 NoticeDialog',
  component: NoticeDialog,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：必须看到才能继续的一句话，如“登录已失效，请前往登录！”；只有一个出口。\n\n何时不用：要人作选择用 ConfirmDialog；看过就算的消息用 Toast；与页面某处有关的提示用 Alert。',
      },
    },
  },
  args: { children: '登录已失效，请前往登录！', onClose: fn() },
})

export const Notice = meta.story({
  name: '由人关闭',
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '温馨提示' })
    await step('文字随标题一起读出，焦点在按钮上', async () => {
      await expect(dialog).toHaveAccessibleDescription('登录已失效，请前往登录！')
      await waitFor(() => expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus())
    })
    await step('关闭只通知一次', async () => {
      await userEvent.click(screen.getByRole('button', { name: '知道了' }))
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
})

export const ByItself = meta.story({
  name: '到时自动关闭',
  args: { duration: 300 },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const Narrow = meta.story({ name: '手机', globals: { viewport: { value: 'least' } } })
