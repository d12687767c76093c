import { expect, fn, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RecheckAnswer } from './RecheckAnswer.tsx'

const meta = preview.meta({
  id: 'exam-recheck-answer',
  title: '业务/考试机构/答复复核 RecheckAnswer',
  component: RecheckAnswer,
  args: { recheck: { id: '5b0f8d54-9a3e-4d0e-8a53-0d6f2b7c9e41' }, onAnswer: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '写明结果',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '答复考生' }))
    await expect((await canvas.findAllByText('请选择复核结果'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '不予受理' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^答复/ }), '不属于复核范围。')
    await userEvent.click(canvas.getByRole('button', { name: '答复考生' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('refused', '不属于复核范围。'))
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
