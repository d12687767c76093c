import { expect, fn } from 'storybook/test'
import { codes } from '#contract/codes'
import type { InvitationInput } from '#contract/interview-fields'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { InviteForm } from './InviteForm.tsx'

type Invite = (values: InvitationInput) => Promise<void>

const applicationId = '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01'

const meta = preview.meta({
  id: 'interviews-invite-form',
  title: '业务/面试/邀请面试 InviteForm',
  component: InviteForm,
  args: { applicationId, onInvite: fn<Invite>(async () => undefined) },
})

export const Filled = meta.story({
  name: '填好，发出',
  args: { applicationId, onInvite: fn<Invite>(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^日期/ }), '2026-11-24')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^时间/ }), '14:00')
    await userEvent.type(canvas.getByRole('textbox', { name: /^面试地址/ }), '红谷滩区丽景路 99 号 3 楼')
    await userEvent.type(canvas.getByRole('textbox', { name: /^联系人/ }), '欧阳䶮')
    await userEvent.type(canvas.getByRole('textbox', { name: /^联系电话/ }), '0791-83840000')
    await userEvent.click(canvas.getByRole('button', { name: '发出邀请' }))
    await expect(args.onInvite).toHaveBeenCalledWith({
      applicationId,
      way: 'onsite',
      place: '红谷滩区丽景路 99 号 3 楼',
      contact: '欧阳䶮',
      phone: '0791-83840000',
      note: '',
      minutes: '30',
      slots: [{ day: '2026-11-24', time: '14:00' }],
    })
  },
})
export const Phone = meta.story({
  name: '电话面试不问地点',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '电话面试' }))
    await expect(canvas.queryByRole('textbox', { name: /地址/ })).not.toBeInTheDocument()
    await expect(canvas.getByText('到时用这个号码打给求职者')).toBeVisible()
  },
})
export const Empty = meta.story({
  name: '没有填写',
  args: { applicationId, onInvite: fn<Invite>(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发出邀请' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
    for (const words of ['请选择日期', '请选择时间', '请填写联系人']) {
      await expect(canvas.getByRole('link', { name: words })).toBeVisible()
    }
    await expect(args.onInvite).not.toHaveBeenCalled()
  },
})
export const Refused = meta.story({
  name: '时间已经过去：写的都在，说明在时间上',
  args: {
    applicationId,
    onInvite: fn<Invite>(async () => {
      const fields = { 'slots.0.day': '面试时间已经过去，请选择以后的时间' }
      throw new CallRefused({ code: codes.invalid, msg: '请检查填写的内容', data: { fields } })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^日期/ }), '2026-11-19')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^时间/ }), '14:00')
    await userEvent.click(canvas.getByRole('radio', { name: '电话面试' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^联系人/ }), '欧阳䶮')
    await userEvent.type(canvas.getByRole('textbox', { name: /^联系电话/ }), '13900001234')
    await userEvent.click(canvas.getByRole('button', { name: '发出邀请' }))
    await expect(await canvas.findByRole('link', { name: '面试时间已经过去，请选择以后的时间' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^联系人/ })).toHaveValue('欧阳䶮')
  },
})
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})
