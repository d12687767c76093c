import { FormProvider, useForm } from 'react-hook-form'
import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { userTypes } from '#contract/session'
import { createCaptcha, sendEmail } from '#contract/sign-in'
import { codeSent, picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { EmailCode, type EmailCodeValues } from './EmailCode.tsx'

function Alone(props: React.ComponentProps<typeof EmailCode>) {
  const form = useForm<EmailCodeValues>({ defaultValues: { email: '', captcha: '', code: '' } })
  return (
    <FormProvider {...form}>
      <EmailCode {...props} />
    </FormProvider>
  )
}

const meta = preview.meta({
  id: 'session-email-code',
  title: '业务/登录注册/邮箱验证码 EmailCode',
  component: EmailCode,
  args: { purpose: 'retrieve' as const, userType: userTypes.individual },
  render: args => <Alone {...args} />,
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).returns(picture), mock(sendEmail).returns(codeSent))
  },
})

export const Filled = meta.story({
  name: '发送之后等一分钟',
  play: async ({ canvas, msw, userEvent }) => {
    let asked = ''
    msw.use(
      mock(sendEmail).answers(({ email }) => {
        asked = email
        return codeSent
      }),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: /^邮箱(?!验证码)/ }), 'Wang.Fang@Example.com')
    await canvas.findByRole('img', { name: /图片验证码/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'K7MP')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(asked).toBe('wang.fang@example.com'))
    await expect(await canvas.findByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
  },
})

export const Misspelt = meta.story({
  name: '邮箱写错了',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^邮箱(?!验证码)/ }), 'wang@')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('邮箱格式不正确，例如 name@example.com')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '图形验证码不对',
  beforeEach({ msw }) {
    msw.use(mock(sendEmail).refuses({ code: codes.captchaWrong, msg: '验证码不正确或已过期，请重新填写' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^邮箱(?!验证码)/ }), 'wang@example.com')
    await canvas.findByRole('img', { name: /图片验证码/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'AAAA')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('验证码不正确或已过期，请重新填写')).toBeVisible()
  },
})
