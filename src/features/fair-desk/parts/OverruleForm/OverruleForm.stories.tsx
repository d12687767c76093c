import { expect, fn } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OverruleForm } from './OverruleForm.tsx'

const meta = preview.meta({
  id: 'fair-desk-overrule-form',
  title: '业务/招聘会/主管放行 OverruleForm',
  component: OverruleForm,
  args: { onOverrule: fn() },
})

export const Filled = meta.story({
  name: '填写原因，放行',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^放行原因/ }), '陪同行动不便的家人')
    await userEvent.click(canvas.getByRole('button', { name: '主管放行' }))
    await expect(args.onOverrule).toHaveBeenCalledWith('陪同行动不便的家人')
  },
})

export const WithoutReason = meta.story({
  name: '没有填原因',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '主管放行' }))
    await expect(canvas.getByText('请填写放行原因')).toBeVisible()
    await expect(args.onOverrule).not.toHaveBeenCalled()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
