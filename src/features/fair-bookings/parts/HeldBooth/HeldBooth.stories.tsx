import { expect, fn, waitFor } from 'storybook/test'
import { heldInStop, heldParticipation } from '#mocks/fixtures/fair-bookings'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HeldBooth } from './HeldBooth.tsx'

const { booth, fee } = heldParticipation

const meta = preview.meta({
  id: 'fair-bookings-held-booth',
  title: '业务/招聘会参展/保留中的展位 HeldBooth',
  component: HeldBooth,
  args: {
    booth: booth ?? { id: '', code: '', kind: 'standard' as const, fee: 0, until: null },
    fee,
    onPay: fn(() => Promise.resolve()),
    onRelease: fn(() => Promise.resolve()),
    onOver: fn(),
  },
})

export const Filled = meta.story({
  name: '看清后付款',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '去支付 ¥300.00' }))
    await expect((await canvas.findAllByText('请先阅读并确认退费说明'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '已看清退费说明' }))
    await userEvent.click(canvas.getByRole('button', { name: '去支付 ¥300.00' }))
    await waitFor(() => expect(args.onPay).toHaveBeenCalled())
  },
})

export const Over = meta.story({
  name: '保留时间已过',
  args: { booth: { id: '103', code: 'A03', kind: 'standard' as const, fee: 30_000, until: 0 } },
  play: async ({ canvas }) => expect(await canvas.findByText('保留时间已过')).toBeVisible(),
})

export const Stopped = meta.story({
  name: '招聘会暂停中：剩余时间不动',
  args: { stoppedAt: heldInStop.fair.stoppedAt },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/暂停中，剩余时间 (00:)?09:00/)
    await expect(canvas.queryByRole('button', { name: /去支付/ })).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
