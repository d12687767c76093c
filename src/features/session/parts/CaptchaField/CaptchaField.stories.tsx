import { expect, fn } from 'storybook/test'
import { picture, question } from '#mocks/fixtures/session'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CaptchaField } from './CaptchaField.tsx'

const renewed = fn()

const meta = preview.meta({
  id: 'session-captcha-field',
  title: '业务/登录注册/验证码 CaptchaField',
  component: CaptchaField,
  args: {
    challenge: { id: picture.id, kind: picture.kind, content: picture.content },
    failed: false,
    onRenew: renewed,
    field: { name: 'captcha', onChange: async () => true, onBlur: async () => true, ref: () => undefined },
  },
  beforeEach() {
    renewed.mockClear()
  },
})

export const Filled = meta.story({
  name: '图形，可以换成文字题',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换一张图片验证码' }))
    await expect(renewed).toHaveBeenLastCalledWith('picture')
    await userEvent.click(canvas.getByRole('button', { name: '看不清？改为回答文字题' }))
    await expect(renewed).toHaveBeenLastCalledWith('question')
  },
})

export const Question = meta.story({
  name: '文字题',
  args: { challenge: { id: question.id, kind: question.kind, content: question.content } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(question.content)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '换一题' }))
    await expect(renewed).toHaveBeenLastCalledWith('question')
    await userEvent.click(canvas.getByRole('button', { name: '改用图形验证码' }))
    await expect(renewed).toHaveBeenLastCalledWith('picture')
  },
})

export const Loading = meta.story({ name: '还没有取到', args: { challenge: null } })

export const Failed = meta.story({
  name: '没有取到',
  args: { challenge: null, failed: true, error: '请填写验证码' },
  play: async ({ canvas }) => expect(canvas.getByText(/验证码没有取到/)).toBeVisible(),
})

export const Narrow = Question.extend({ name: '手机', globals: narrow, play: fitsSideways })
