import { expect, fn, waitFor } from 'storybook/test'
import { refused } from '#mocks/fixtures/exam-registrations'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AppealForm } from './AppealForm.tsx'

const meta = preview.meta({
  id: 'exam-appeal-form',
  title: '业务/考试报名/申诉 AppealForm',
  component: AppealForm,
  args: { id: refused.id, onAppeal: fn(() => Promise.resolve()) },
})

const reason = '按专业目录，汉语国际教育属于中国语言文学类'

export const Filled = meta.story({
  name: '写明理由',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提出申诉' }))
    await expect((await canvas.findAllByText('请填写申诉理由'))[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^申诉理由/ }), reason)
    await userEvent.click(canvas.getByRole('button', { name: '提出申诉' }))
    await waitFor(() => expect(args.onAppeal).toHaveBeenCalledWith(reason))
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
