import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { commitment } from '#mocks/fixtures/exam-forms'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CommitmentForm } from './CommitmentForm.tsx'

const meta = preview.meta({
  id: 'exam-commitment-form',
  title: '业务/考试报名/诚信承诺书 CommitmentForm',
  component: CommitmentForm,
  args: { commitment, onSign: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '逐项确认后签署',
  play: async ({ args, canvas, userEvent, step }) => {
    const read = canvas.getByRole('checkbox', { name: /我已阅读/ })
    const sensitive = canvas.getByRole('checkbox', { name: /身份证号码和照片/ })
    await step('都没有替人勾上，缺一不可', async () => {
      await expect(read).not.toBeChecked()
      await expect(sensitive).not.toBeChecked()
      await userEvent.click(canvas.getByRole('button', { name: '签署并开始填写' }))
      await waitFor(() => expect(canvas.getByRole('group', { name: '有 3 处需要修改' })).toHaveFocus())
      await expect(args.onSign).not.toHaveBeenCalled()
    })
    await step('签名，勾上', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^签名/ }), '阿依古丽·䶮')
      await userEvent.click(read)
      await userEvent.click(sensitive)
      await userEvent.click(canvas.getByRole('button', { name: '签署并开始填写' }))
      await waitFor(() =>
        expect(args.onSign).toHaveBeenCalledWith({
          version: commitment.version,
          signedName: '阿依古丽·䶮',
          read: true,
          sensitive: true,
        }),
      )
    })
  },
})

export const Refused = meta.story({
  name: '服务不接受',
  args: {
    onSign: fn(() => Promise.reject(new CallRefused({ code: codes.wrongState, msg: '报名已经截止', data: null }))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^签名/ }), '李䶮')
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /身份证号码和照片/ }))
    await userEvent.click(canvas.getByRole('button', { name: '签署并开始填写' }))
    await expect(await canvas.findByText('报名已经截止')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^签名/ })).toHaveValue('李䶮')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
