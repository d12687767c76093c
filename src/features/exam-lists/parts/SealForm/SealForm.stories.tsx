import { expect, fn, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SealForm } from './SealForm.tsx'

const meta = preview.meta({
  id: 'exam-lists-seal-form',
  title: '业务/考试名单/封存 SealForm',
  component: SealForm,
  args: { name: '801-shortlist', changes: false, onSeal: fn(async () => {}) },
})

export const Filled = meta.story({
  name: '第一次公布',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^说明/ }), '资格复审另行通知')
    await userEvent.click(canvas.getByRole('button', { name: '封存名单' }))
    await waitFor(() => expect(args.onSeal).toHaveBeenCalledWith({ note: '资格复审另行通知', reason: '' }))
  },
})

export const Changes = meta.story({
  name: '新版本要说明变更',
  args: { name: '901-final', changes: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '封存名单' }))
    await expect((await canvas.findAllByText('请填写变更内容和原因'))[0]).toBeVisible()
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
