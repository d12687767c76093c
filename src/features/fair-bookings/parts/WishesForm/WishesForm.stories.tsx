import { expect, fn, waitFor } from 'storybook/test'
import { approvedParticipation } from '#mocks/fixtures/fair-bookings'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { WishesForm } from './WishesForm.tsx'

const meta = preview.meta({
  id: 'fair-bookings-wishes-form',
  title: '业务/招聘会参展/展位需求 WishesForm',
  component: WishesForm,
  args: { participation: approvedParticipation, onSave: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '要一块屏幕',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '显示屏' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存展位需求' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ equipment: ['power', 'screen'], wishes: '靠近入口' }),
    )
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
