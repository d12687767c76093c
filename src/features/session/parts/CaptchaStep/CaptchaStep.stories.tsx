import { expect, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { text } from '#contract/fields'
import { captcha } from '#contract/session-fields'
import { createCaptcha } from '#contract/sign-in'
import { ShortForm } from '#features/forms'
import { picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { useDraftForm } from '#platform/forms'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CaptchaStep, type GuardedValues } from './CaptchaStep.tsx'

const schema = z.strictObject({ word: text('内容', { max: 9 }), captcha: captcha() })

const refusal = {
  code: codes.captchaWrong,
  msg: '验证码不正确',
  data: { fields: { 'captcha.answer': '验证码不正确' } },
}

function Guarded() {
  const session = useDraftForm<GuardedValues>({
    rules: schema,
    initial: { word: '某事', captcha: { id: '', answer: '' } },
    submit: async () => {
      throw new CallRefused(refusal)
    },
  })
  return (
    <ShortForm {...session} action="提交">
      <CaptchaStep />
    </ShortForm>
  )
}

let asked = 0

const meta = preview.meta({
  id: 'session-captcha-step',
  title: '业务/登录注册/访客验证 CaptchaStep',
  component: Guarded,
  beforeEach({ msw }) {
    asked = 0
    msw.use(
      mock(createCaptcha).answers(() => {
        asked += 1
        return picture
      }),
    )
  },
})

export const Filled = meta.story({
  name: '用掉之后换一张',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /图形验证码/ })
    await canvas.findByRole('img', { name: /图片验证码/ })
    await userEvent.type(field, 'K7MP')
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(asked).toBe(2))
    await expect(field).toHaveValue('')
    await expect((await canvas.findAllByText('验证码不正确')).length).toBeGreaterThan(0)
  },
})

export const Unanswered = meta.story({
  name: '没有填写',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /图片验证码/ })
    await userEvent.click(await canvas.findByRole('button', { name: '提交' }))
    await expect((await canvas.findAllByText('请填写验证码')).length).toBeGreaterThan(0)
    await expect(asked).toBe(1)
  },
})

export const Pending = meta.story({
  name: '验证码还没有取到就提交：只说一次，回到答案框',
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /图形验证码/ })
    await userEvent.type(field, 'K7MP')
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    const line = await canvas.findByRole('link', { name: '验证码还没有取到，请稍等片刻再试' })
    await expect(await canvas.findAllByRole('link')).toEqual([line])
    await userEvent.click(line)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('K7MP')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
