import { expect, fn, waitFor } from 'storybook/test'
import { bookedParticipation } from '#mocks/fixtures/fair-bookings'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AttendeesForm } from './AttendeesForm.tsx'

const meta = preview.meta({
  id: 'fair-bookings-attendees-form',
  title: '业务/招聘会参展/参会人员 AttendeesForm',
  component: AttendeesForm,
  args: { id: bookedParticipation.id, attendees: [], confirms: true, onSave: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '填写两位并确认',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认参会' }))
    await expect((await canvas.findAllByText('请输入姓名'))[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /第 1 位姓名/ }), '熊建业')
    await userEvent.type(canvas.getByRole('textbox', { name: /第 1 位手机号/ }), '13800000001')
    await userEvent.click(canvas.getByRole('button', { name: '再加一位' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /第 2 位姓名/ }), '热合曼·䶮')
    await userEvent.type(canvas.getByRole('textbox', { name: /第 2 位手机号/ }), '13800000002')
    await userEvent.click(canvas.getByRole('button', { name: '确认参会' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        { name: '熊建业', phone: '13800000001' },
        { name: '热合曼·䶮', phone: '13800000002' },
      ]),
    )
  },
})

export const Changed = meta.story({
  name: '换人',
  args: {
    confirms: false,
    attendees: [
      { name: '熊建业', phone: '13800000001' },
      { name: '热合曼·䶮', phone: '13800000002' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 位' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存参会人员' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith([{ name: '熊建业', phone: '13800000001' }]))
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
