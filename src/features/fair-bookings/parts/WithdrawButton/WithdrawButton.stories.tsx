import { expect, fn, screen, waitFor } from 'storybook/test'
import { confirmedParticipation, refusedParticipation } from '#mocks/fixtures/fair-bookings'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

const meta = preview.meta({
  id: 'fair-bookings-withdraw-button',
  title: '业务/招聘会参展/取消参加 WithdrawButton',
  component: WithdrawButton,
  args: { participation: confirmedParticipation, onWithdraw: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '免费取消',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消参加' }))
    await waitFor(() => expect(screen.getByText(/报名截止前可以重新报名/)).toBeVisible())
    const buttons = screen.getAllByRole('button', { name: '取消参加' })
    const last = buttons.at(-1)
    if (last) await userEvent.click(last)
    await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledWith(false))
  },
})

export const Late = meta.story({
  name: '太晚，记为未到场',
  args: { participation: { ...confirmedParticipation, freeCancelUntil: 0 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消参加' }))
    await userEvent.click(await screen.findByRole('button', { name: '仍要取消，记为未到场' }))
    await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledWith(true))
  },
})

export const Empty = meta.story({
  name: '没有可以取消的',
  args: { participation: refusedParticipation },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow })
