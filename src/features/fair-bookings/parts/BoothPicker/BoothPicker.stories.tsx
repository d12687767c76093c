import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  approvedParticipation,
  bookableBooths,
  confirmedParticipation,
  fullBooths,
} from '#mocks/fixtures/fair-bookings'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BoothPicker } from './BoothPicker.tsx'

const meta = preview.meta({
  id: 'fair-bookings-booth-picker',
  title: '业务/招聘会参展/选展位 BoothPicker',
  component: BoothPicker,
  args: {
    plan: bookableBooths,
    participation: approvedParticipation,
    onChoose: fn(() => Promise.resolve()),
    onWait: fn(() => Promise.resolve()),
  },
})

export const Filled = meta.story({
  name: '用键盘选一个',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^A03 空闲/ }))
    await waitFor(() => expect(screen.getByText(/A03，标准展位，¥300\.00/)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '选定这个展位' }))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('103'))
    await expect(await screen.findByText('展位已保留，请付款')).toBeInTheDocument()
  },
})

export const Full = meta.story({
  name: '选满了，候补',
  args: { plan: fullBooths },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '候补标准展位' }))
    await userEvent.click(await screen.findByRole('button', { name: '加入候补' }))
    await waitFor(() => expect(args.onWait).toHaveBeenCalledWith('standard'))
  },
})

export const Change = meta.story({
  name: '换一个展位',
  args: { participation: confirmedParticipation },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^A05 空闲/ }))
    await waitFor(() => expect(screen.getByText('从展位 A03 换到 A05？')).toBeVisible())
  },
})

export const Empty = meta.story({
  name: '没有展位图',
  args: { plan: { halls: [], booths: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('展位图还没有公布')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
