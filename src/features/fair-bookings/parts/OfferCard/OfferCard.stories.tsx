import { expect, fn, screen, waitFor } from 'storybook/test'
import { offeredParticipation } from '#mocks/fixtures/fair-bookings'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfferCard } from './OfferCard.tsx'

const offer = offeredParticipation.offer ?? { id: '', code: '', fee: 0, until: 0 }

const meta = preview.meta({
  id: 'fair-bookings-offer-card',
  title: '业务/招聘会参展/空出的展位 OfferCard',
  component: OfferCard,
  args: { offer, onAnswer: fn(() => Promise.resolve()), onOver: fn() },
})

export const Filled = meta.story({
  name: '接受',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '接受展位 A12' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true))
    await expect(await screen.findByText('已接受展位 A12')).toBeInTheDocument()
  },
})

export const Left = meta.story({
  name: '放弃，给下一家',
  args: { offer: { ...offer, fee: 30_000 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/付款 ¥300\.00 后归贵单位/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '放弃' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false))
  },
})

export const Over = meta.story({
  name: '期限已过',
  args: { offer: { ...offer, until: 0 } },
  play: async ({ canvas }) => expect(await canvas.findByText('答复期限已过')).toBeVisible(),
})

export const Stopped = meta.story({
  name: '招聘会暂停中：剩余时间不动',
  args: { stoppedAt: offer.until - 20 * 60_000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/暂停中，剩余时间 (00:)?20:00/)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
