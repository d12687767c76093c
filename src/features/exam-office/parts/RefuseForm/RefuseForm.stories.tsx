import { expect, fn, waitFor } from 'storybook/test'
import { preparedChange } from '#mocks/fixtures/exam-office'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RefuseForm } from './RefuseForm.tsx'

const meta = preview.meta({
  id: 'exam-office-refuse-form',
  title: '业务/考试机构/退回变更 RefuseForm',
  component: RefuseForm,
  args: { id: preparedChange.id, onRefuse: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '写明原因',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退回给准备人' }))
    await expect((await canvas.findAllByText('请填写退回原因'))[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^退回原因/ }), '没有故障记录')
    await userEvent.click(canvas.getByRole('button', { name: '退回给准备人' }))
    await waitFor(() => expect(args.onRefuse).toHaveBeenCalledWith('没有故障记录'))
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
