import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { addFeedback } from '#contract/help'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HelpFeedback } from './HelpFeedback.tsx'

const meta = preview.meta({
  id: 'help-feedback',
  title: '业务/帮助/有没有帮助 HelpFeedback',
  component: HelpFeedback,
  args: { questionId: '1', question: '转入档案要交费吗？' },
  beforeEach({ msw }) {
    msw.use(mock(addFeedback).returns({ ok: true }))
  },
})

export const Helpful = meta.story({
  name: '有帮助',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^有帮助/ }))
    await expect(await canvas.findByText('谢谢，很高兴帮到您。')).toBeVisible()
  },
})

export const NotHelpful = meta.story({
  name: '没有帮助要说原因',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^没有帮助/ }))
    await userEvent.click(canvas.getByRole('button', { name: '提交意见' }))
    await expect(await canvas.findByRole('link', { name: '请选择原因' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '内容过时了' }))
    await userEvent.type(canvas.getByLabelText(/补充说明/), '按钮换了位置')
    await userEvent.click(canvas.getByRole('button', { name: '提交意见' }))
    await expect(await canvas.findByText(/我们会据此修改/)).toBeVisible()
  },
})

export const TooMany = meta.story({
  name: '评价太多',
  beforeEach({ msw }) {
    msw.use(mock(addFeedback).refuses({ code: codes.tooMany, msg: '您的评价已经很多了，请一小时后再来' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^有帮助/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('请一小时后再来'))
  },
})

export const Narrow = NotHelpful.extend({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^没有帮助/ }))
    await fitsSideways({ canvasElement })
  },
})
