import { expect, fn, waitFor } from 'storybook/test'
import { fairPapersInFull } from '#mocks/fixtures/fair-papers'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FilingForm } from './FilingForm.tsx'

const meta = preview.meta({
  id: 'fair-office-filing-form',
  title: '业务/招聘会主办方/备案信息 FilingForm',
  component: FilingForm,
  args: { papers: fairPapersInFull, onSave: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '登记备案',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('还差 40 名工作人员')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: /^工作人员/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^工作人员/ }), '40')
    await userEvent.type(canvas.getByRole('textbox', { name: /^备案日期/ }), '2026-11-20')
    await userEvent.type(canvas.getByRole('textbox', { name: /^备案编号/ }), '赣人社备 7 号')
    await userEvent.click(canvas.getByRole('button', { name: '保存备案信息' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...fairPapersInFull.filing,
        staff: 40,
        filedOn: '2026-11-20',
        filingNumber: '赣人社备 7 号',
      }),
    )
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
