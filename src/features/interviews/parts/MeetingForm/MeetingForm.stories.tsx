import { expect, fn } from 'storybook/test'
import { codes } from '#contract/codes'
import type { NewMeetingInput } from '#contract/meeting-fields'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MeetingForm } from './MeetingForm.tsx'

type Save = (values: NewMeetingInput) => Promise<void>

const blank: NewMeetingInput = {
  jobId: '',
  day: '',
  time: '',
  minutes: '15',
  place: '',
  contact: '',
  phone: '',
  note: '',
  members: [{ name: '' }],
}

const filled: NewMeetingInput = {
  ...blank,
  jobId: '101',
  day: '2026-11-24',
  time: '09:00',
  place: '红谷滩区丽景路 99 号 301 室',
  contact: '欧阳䶮',
  phone: '0791-83840000',
  members: [{ name: '熊丽华' }],
}

/** What most of the stories show. */
const asked = {
  name: 'new',
  stored: blank,
  postings: [
    { value: '101', label: '主办会计' },
    { value: '102', label: '高级嵌入式软件工程师（车载以太网与功能安全方向，ＡＵＴＯＳＡＲ）' },
  ],
  action: '安排面试会',
  onSave: fn<Save>(async () => undefined),
}

const meta = preview.meta({
  id: 'interviews-meeting-form',
  title: '业务/面试/安排面试会 MeetingForm',
  component: MeetingForm,
  args: asked,
})

export const Empty = meta.story({
  name: '没有填写',
  args: { ...asked, onSave: fn<Save>(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '安排面试会' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
    for (const words of ['请选择职位', '请选择日期', '请选择时间', '请填写面试地点', '请填写面试官姓名']) {
      await expect(canvas.getByRole('link', { name: words })).toBeVisible()
    }
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const Filled = meta.story({
  name: '填好，加一位面试官，保存',
  args: { ...asked, stored: filled, onSave: fn<Save>(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再加一位面试官' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '面试官 2' }), '万里')
    await userEvent.click(canvas.getByRole('button', { name: '安排面试会' }))
    await expect(args.onSave).toHaveBeenCalledWith({ ...filled, members: [{ name: '熊丽华' }, { name: '万里' }] })
  },
})
export const Refused = meta.story({
  name: '面试官那时有另一场：写的都在，说明在这一栏',
  args: {
    ...asked,
    stored: filled,
    onSave: fn<Save>(async () => {
      const fields = { 'members.0.name': '熊丽华 这段时间已有另一场面试会' }
      throw new CallRefused({ code: codes.invalid, msg: '请检查填写的内容', data: { fields } })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '安排面试会' }))
    await expect(await canvas.findByRole('link', { name: '熊丽华 这段时间已有另一场面试会' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^联系人/ })).toHaveValue('欧阳䶮')
  },
})
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})
