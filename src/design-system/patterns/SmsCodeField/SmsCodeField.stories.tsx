import { expect, fn, waitFor } from 'storybook/test'
import { advance } from '../../../../.storybook/clock'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { SmsCodeField } from './SmsCodeField.tsx'
import type { CodeSending } from './sms-code.ts'

const onSend = fn<() => Promise<CodeSending>>()
const onSubmit = fn((form: FormData) => form.get('code'))

const meta = preview.meta({
  id: 'ds-sms-code-field',
  title: '设计系统/组合/短信验证码 SmsCodeField',
  component: SmsCodeField,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：要用手机收到的验证码证明号码是本人的，如登录、注册、找回密码、换绑手机。发送由 onSend 完成；等待多久由它的结果决定，期间按钮倒计时，连按两次只发一次，已输入的一直都在。\n\n何时不用：看图输入的字符用 CaptchaCanvas；长期使用的口令用 PasswordInput。',
      },
    },
  },
  args: { name: 'code', onSend },
  beforeEach: () => {
    onSend.mockReset()
    onSend.mockResolvedValue({ sent: true, wait: 60 })
  },
})

export const Standard = meta.story({ name: '标准', args: { hint: '6 位数字', required: true } })

export const Sends = meta.story({
  name: '获取、倒计时、重新获取',
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '短信验证码' })
    await step('已输入的还在；连按两次只发一次', async () => {
      const answer = Promise.withResolvers<CodeSending>()
      onSend.mockReturnValueOnce(answer.promise)
      await userEvent.type(input, '12')
      await userEvent.dblClick(canvas.getByRole('button', { name: '获取验证码' }))
      await expect(onSend).toHaveBeenCalledOnce()
      await expect(input).toHaveValue('12')
      answer.resolve({ sent: true, wait: 60 })
    })
    await step('读出已发送，焦点到输入框，60 秒内不能再按', async () => {
      await expect(await canvas.findByText('验证码已发送，请查看短信')).toHaveRole('status')
      await expect(canvas.getByRole('button', { name: '60 秒后重新获取' })).toBeDisabled()
      await expect(input).toHaveFocus()
    })
    await step('时间按钟表走', async () => {
      advance(59_000)
      await expect(await canvas.findByRole('button', { name: '1 秒后重新获取' })).toBeDisabled()
    })
    await step('到点可以再发', async () => {
      advance(1000)
      await expect(await canvas.findByText('没有收到？可以重新获取')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
      await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2))
      await expect(await canvas.findByRole('button', { name: '60 秒后重新获取' })).toBeDisabled()
    })
  },
})

export const Sending = meta.story({
  name: '正在发送',
  beforeEach: () => {
    onSend.mockReturnValue(Promise.withResolvers<CodeSending>().promise)
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('获取验证码 ，请稍候')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(onSend).toHaveBeenCalledOnce()
  },
})

export const Failed = meta.story({
  name: '没有发出',
  beforeEach: () => {
    onSend.mockRejectedValueOnce(new Error('offline'))
  },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox')
    await step('在输入框上说，可以马上再按', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
      await waitFor(() => expect(input).toHaveAccessibleDescription('错误： 验证码没有发出，请稍后再获取'))
      await expect(input).toHaveFocus()
      await expect(input).toBeInvalid()
    })
    await step('再按一次就发出了', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
      await expect(await canvas.findByText('验证码已发送，请查看短信')).toBeVisible()
      await expect(input).not.toBeInvalid()
    })
  },
})

export const NotSent = meta.story({
  name: '别处有错，没有发',
  beforeEach: () => {
    onSend.mockResolvedValue({ sent: false, wait: 0 })
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '获取验证码' })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(button).toBeEnabled()
    await expect(button).toHaveFocus()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const TooOften = meta.story({
  name: '发得太频繁，服务要求等待',
  beforeEach: () => {
    onSend.mockResolvedValue({ sent: false, wait: 86_400 })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByRole('button', { name: '3600 秒后重新获取' })).toBeDisabled()
  },
})

export const Pasted = meta.story({
  name: '粘贴带空格的、全角的',
  render: args => (
    <form
      aria-label="验证"
      onSubmit={event => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <SmsCodeField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(input)
    await userEvent.paste(' １２３-456 ')
    await expect(input).toHaveValue('123456')
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveLastReturnedWith('123456')
  },
})

export const Invalid = meta.story({
  name: '填错了',
  args: { error: '请填写 6 位短信验证码', defaultValue: '12a' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('错误： 请填写 6 位短信验证码'),
})

export const Disabled = meta.story({
  name: '停用',
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
})

export const ReadOnly = meta.story({ name: '只读', args: { readOnly: true, defaultValue: '123456' } })

export const LongText = meta.story({
  name: '长文字',
  args: { label: longCompany, hint: longCompany, sentText: longCompany.repeat(2) },
  globals: least,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await canvas.findByText(longCompany.repeat(2))
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机，倒计时中',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await canvas.findByRole('button', { name: '60 秒后重新获取' })
    await fitsSideways({ canvasElement })
  },
})
