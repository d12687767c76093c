import { expect, fn, screen, waitFor } from 'storybook/test'
import { submitted } from '#mocks/fixtures/exam-registrations'
import preview from '../../../../../.storybook/preview.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

const meta = preview.meta({
  id: 'exam-withdraw-button',
  title: '业务/考试报名/取消报名 WithdrawButton',
  component: WithdrawButton,
  args: { registration: submitted, onWithdraw: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '先说清会失去什么',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('不取消', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '取消报名' }))
      const dialog = await screen.findByRole('alertdialog')
      await expect(dialog).toHaveTextContent('南昌市图书馆 综合管理岗')
      await expect(dialog).toHaveTextContent(submitted.number)
      await expect(dialog).toHaveTextContent('要从头审核')
      await userEvent.click(screen.getByRole('button', { name: '不取消' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(args.onWithdraw).not.toHaveBeenCalled()
    })
    await step('取消', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '取消报名' }))
      await screen.findByRole('alertdialog')
      await userEvent.click(screen.getByRole('button', { name: '取消报名' }))
      await expect(await screen.findByText('报名已经取消')).toBeInTheDocument()
      await expect(args.onWithdraw).toHaveBeenCalledOnce()
    })
  },
})
