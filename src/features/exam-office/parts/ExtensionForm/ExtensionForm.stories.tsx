import { expect, fn, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExtensionForm } from './ExtensionForm.tsx'

const meta = preview.meta({
  id: 'exam-office-extension-form',
  title: '业务/考试机构/延长报名 ExtensionForm',
  component: ExtensionForm,
  args: { exam: '101', onPrepare: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '写明时长和原因',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('空的不行', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await expect((await canvas.findAllByText('请填写顺延原因'))[0]).toBeVisible()
      await expect(args.onPrepare).not.toHaveBeenCalled()
    })
    await step('两天以上不行', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^顺延时间/ }), '2881')
      await userEvent.type(canvas.getByRole('textbox', { name: /^顺延原因/ }), '14:10 至 15:02 报名页面打不开')
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await expect((await canvas.findAllByText('顺延时间（分钟）应在 1 到 2880 之间'))[0]).toBeVisible()
    })
    await step('提交', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: /^顺延时间/ }))
      await userEvent.type(canvas.getByRole('textbox', { name: /^顺延时间/ }), '６０')
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await waitFor(() =>
        expect(args.onPrepare).toHaveBeenCalledWith({ minutes: 60, reason: '14:10 至 15:02 报名页面打不开' }),
      )
    })
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
