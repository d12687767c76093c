import { expect, fn, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { StatisticsForm } from './StatisticsForm.tsx'

const meta = preview.meta({
  id: 'fair-office-statistics-form',
  title: '业务/招聘会主办方/会后统计 StatisticsForm',
  component: StatisticsForm,
  args: { papers: { statistics: null, admitted: 620 }, onSave: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '入场人数由闸口带出',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /^入场人数/ })).toHaveValue('620')
    await userEvent.type(canvas.getByRole('textbox', { name: /^收到简历/ }), '410')
    await userEvent.click(canvas.getByRole('button', { name: '保存统计' }))
    await expect((await canvas.findAllByText(/达成意向/))[0]).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: /^达成意向/ }), '57')
    await userEvent.click(canvas.getByRole('button', { name: '保存统计' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ visitors: 620, resumes: 410, intentions: 57 }))
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
