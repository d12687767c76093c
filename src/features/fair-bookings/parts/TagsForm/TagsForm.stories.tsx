import { expect, fn, waitFor } from 'storybook/test'
import { approvedParticipation } from '#mocks/fixtures/fair-bookings'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TagsForm } from './TagsForm.tsx'

const meta = preview.meta({
  id: 'fair-bookings-tags-form',
  title: '业务/招聘会参展/展位标签 TagsForm',
  component: TagsForm,
  args: { participation: approvedParticipation, onSave: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '加一个标签',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '标签 3' }), '专精特新')
    await userEvent.click(canvas.getByRole('button', { name: '保存标签' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(['双休', '五险一金', '专精特新']))
  },
})

export const TooLong = meta.story({
  name: '标签太长',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '标签 3' }), '一二三四五六七八九')
    await userEvent.click(canvas.getByRole('button', { name: '保存标签' }))
    await expect((await canvas.findAllByText('标签最多 8 个字'))[0]).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
