import { expect, fn, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RevealForm } from './RevealForm.tsx'

const meta = preview.meta({
  id: 'exam-office-reveal-form',
  title: '业务/考试机构/查看证件号码 RevealForm',
  component: RevealForm,
  args: { idShown: '360***********0071', onReveal: fn(async () => '360426199101010071') },
})

export const Filled = meta.story({
  name: '写明原因才显示',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看完整证件号码' }))
    await expect((await canvas.findAllByText('请填写查看原因'))[0]).toBeVisible()
    await expect(args.onReveal).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: /^查看原因/ }), '核对现场提交的材料')
    await userEvent.click(canvas.getByRole('button', { name: '查看完整证件号码' }))
    await expect(await canvas.findByText('360426199101010071')).toBeVisible()
    await waitFor(() => expect(args.onReveal).toHaveBeenCalledWith('核对现场提交的材料'))
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
