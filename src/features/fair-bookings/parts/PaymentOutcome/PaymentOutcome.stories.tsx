import { expect, fn } from 'storybook/test'
import { paidBooth } from '#mocks/fixtures/fair-bookings'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PaymentOutcome } from './PaymentOutcome.tsx'

const meta = preview.meta({
  id: 'fair-bookings-payment-outcome',
  title: '业务/招聘会参展/支付结果 PaymentOutcome',
  component: PaymentOutcome,
  args: { payment: paidBooth, order: 'JF20261120-K7MPACDE3467', online: false, isLooking: false, onLook: fn() },
})

export const Filled = meta.story({
  name: '付款成功',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('付款成功，展位已定')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '填写参会人员' })).toBeVisible()
  },
})

export const Unsure = meta.story({
  name: '正在确认',
  args: { payment: { ...paidBooth, state: 'submitted' as const, participationState: 'approved' as const } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再查一次' }))
    await expect(args.onLook).toHaveBeenCalled()
  },
})

export const Returned = meta.story({
  name: '展位已被选走，退款',
  args: { payment: { ...paidBooth, returned: true, participationState: 'waiting' as const } },
  play: async ({ canvas }) => expect(canvas.getByText(/贵单位排在候补第一位/)).toBeVisible(),
})

export const Expired = meta.story({
  name: '订单过期',
  args: { payment: { ...paidBooth, state: 'expired' as const, participationState: 'approved' as const } },
  play: async ({ canvas }) => expect(canvas.getByText('订单已经过期')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
