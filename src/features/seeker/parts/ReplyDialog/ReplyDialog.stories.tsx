import { expect, fn, screen, waitFor } from 'storybook/test'
import { interviewApplication } from '#mocks/fixtures/applications'
import { seekerUser } from '#mocks/fixtures/seeker'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'

const unreachable = fn(async (): Promise<void> => {
  throw new Error('no network')
})

const meta = preview.meta({
  id: 'seeker-reply-dialog',
  title: '业务/求职者/给单位留言 ReplyDialog',
  component: ReplyDialog,
  parameters: { session: seekerUser },
  args: {
    application: interviewApplication,
    open: true,
    onOpenChange: fn<(open: boolean) => void>(),
    reply: fn(async () => undefined),
  },
})

export const Filled = meta.story({
  name: '写好，发送',
  play: async ({ args, userEvent, step }) => {
    const words = await screen.findByRole('textbox', { name: /^留言/ })
    await step('空的不发', async () => {
      await userEvent.click(screen.getByRole('button', { name: '发送' }))
      await waitFor(() => expect(words).toHaveAccessibleDescription(/请填写留言/))
      await expect(args.reply).not.toHaveBeenCalled()
    })
    await step('发出后关上', async () => {
      await userEvent.type(words, '周三上午都可以。')
      await userEvent.click(screen.getByRole('button', { name: '发送' }))
      await waitFor(() => expect(args.reply).toHaveBeenCalledWith(interviewApplication.id, '周三上午都可以。'))
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    })
  },
})

export const Failed = meta.story({
  name: '没有发出去，字还在',
  args: { reply: unreachable },
  play: async ({ args, userEvent }) => {
    const words = await screen.findByRole('textbox', { name: /^留言/ })
    await userEvent.type(words, '周三上午都可以。')
    await userEvent.click(screen.getByRole('button', { name: '发送' }))
    await waitFor(() => expect(screen.getByText(/没有提交成功/)).toBeVisible())
    await expect(words).toHaveValue('周三上午都可以。')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
