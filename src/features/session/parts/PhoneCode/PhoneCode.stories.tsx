import { FormProvider, useForm } from 'react-hook-form'
import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { userTypes } from '#contract/session'
import { createCaptcha, sendSms } from '#contract/sign-in'
import { codeSent, picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PhoneCode, type PhoneCodeValues } from './PhoneCode.tsx'

function Form() {
  const form = useForm<PhoneCodeValues>({ defaultValues: { phone: '', captcha: '', code: '' } })
  return (
    <FormProvider {...form}>
      <PhoneCode purpose="register" userType={userTypes.individual} />
    </FormProvider>
  )
}

const meta = preview.meta({
  id: 'session-phone-code',
  title: '业务/登录注册/手机验证 PhoneCode',
  component: Form,
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).returns(picture), mock(sendSms).returns(codeSent))
  },
})

export const Loading = meta.story({
  name: '验证码加载中',
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: /图形验证码/ })).not.toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
    await expect(await canvas.findByRole('textbox', { name: /图形验证码/ })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /图片验证码/ })).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  name: '验证码没有取到',
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
    await expect(await canvas.findByText(/验证码没有取到/)).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有填写就获取',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('请填写手机号')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /手机号/ })).toHaveFocus()
  },
})

export const Filled = meta.story({
  name: '获取验证码，等待重发',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '139 7000 0001')
    await canvas.findByRole('img', { name: /图片验证码/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'k7mp')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('验证码已发送，5 分钟内有效')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '60 秒后重新获取' })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: /短信验证码/ })).toHaveFocus()
  },
})

export const Again = meta.story({
  name: '重新获取：验证码通过一次就够，换了号码才再填',
  play: async ({ canvas, msw, step, userEvent }) => {
    const asked: object[] = []
    msw.use(
      mock(sendSms).answers(({ captcha, order }) => {
        asked.push({ answer: captcha?.answer, order })
        return { ...codeSent, resendAfter: 0 }
      }),
    )
    const phone = canvas.getByRole('textbox', { name: /手机号/ })
    await userEvent.type(phone, '13970000001')
    await canvas.findByRole('img', { name: /图片验证码/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'K7MP')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await step('不用再填', async () => {
      await expect(await canvas.findByText('图形验证已通过，重新获取时不用再填')).toBeVisible()
      await expect(canvas.queryByRole('textbox', { name: /图形验证码/ })).not.toBeInTheDocument()
      // Until the first has been sent, the button waits.
      await canvas.findByText('验证码已发送，5 分钟内有效')
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
      await waitFor(() =>
        expect(asked).toEqual([
          { answer: 'K7MP', order: undefined },
          { answer: undefined, order: 'fixture-order' },
        ]),
      )
    })
    await step('换了号码要填', async () => {
      await userEvent.type(phone, '{Backspace}2')
      await expect(await canvas.findByRole('textbox', { name: /图形验证码/ })).toHaveValue('')
    })
  },
})

export const Outdated = meta.story({
  name: '通过得太久了：再填一次',
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(mock(sendSms).returns({ ...codeSent, resendAfter: 0 }))
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
    await canvas.findByRole('img', { name: /图片验证码/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'K7MP')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await canvas.findByText('图形验证已通过，重新获取时不用再填')
    await canvas.findByText('验证码已发送，5 分钟内有效')
    msw.use(mock(sendSms).refuses({ code: codes.captchaWrong, msg: '请填写验证码' }))
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('请填写验证码')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /图形验证码/ })).toBeVisible()
  },
})

export const Pending = meta.story({
  name: '图形验证码还没有取到',
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
    const field = await canvas.findByRole('textbox', { name: /图形验证码/ })
    await userEvent.type(field, 'K7MP')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('验证码还没有取到，请稍等片刻再试')).toBeVisible()
    await expect(field).toHaveValue('K7MP')
  },
})

export const Refused = meta.story({
  name: '图形验证码不对',
  beforeEach({ msw }) {
    msw.use(mock(sendSms).refuses({ code: codes.captchaWrong, msg: '验证码不正确，请重新填写' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
    await canvas.findByRole('img', { name: /图片验证码/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'aaaa')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('验证码不正确，请重新填写')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /手机号/ })).toHaveValue('13970000001')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
