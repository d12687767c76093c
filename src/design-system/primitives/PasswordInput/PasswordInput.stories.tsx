import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../Field/index.ts'
import { PasswordInput } from './PasswordInput.tsx'

const meta = preview.meta({
  id: 'ds-password-input',
  title: '设计系统/表单/密码 PasswordInput',
  component: PasswordInput,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：登录、注册、改密码；可以显示出来核对，密码管理器认得。\n\n何时不用：短信验证码不是密码，用 TextInput；只展示打码的号码用 Text。',
      },
    },
  },
  args: { autoComplete: 'current-password' },
  render: args => (
    <Field label="密码">
      <PasswordInput {...args} />
    </Field>
  ),
})

export const ShowAndHide = meta.story({
  name: '显示与隐藏',
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('密码')
    await userEvent.type(input, 'Jx-2026')
    await expect(input).toHaveAttribute('type', 'password')
    await step('显示', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
      await expect(input).toHaveAttribute('type', 'text')
      await expect(input).toHaveValue('Jx-2026')
    })
    await step('隐藏', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }))
      await expect(input).toHaveAttribute('type', 'password')
    })
  },
})

export const Disabled = meta.story({ name: '停用', args: { disabled: true, defaultValue: 'Jx-2026' } })
