import { type FieldErrors, FormProvider, useForm } from 'react-hook-form'
import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { NewPassword } from './NewPassword.tsx'

const none = {}

function Form({ label, errors = none }: { label: string; errors?: FieldErrors<{ password: string }> }) {
  const form = useForm({ defaultValues: { password: '' }, errors })
  return (
    <FormProvider {...form}>
      <NewPassword label={label} />
    </FormProvider>
  )
}

const meta = preview.meta({
  id: 'session-new-password',
  title: '业务/登录注册/设置密码 NewPassword',
  component: Form,
  args: { label: '设置密码' },
})

export const Filled = meta.story({
  name: '填写，显示出来看',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^设置密码/)
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.type(field, '赣江边的一棵老樟树')
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
    await expect(canvas.getByRole('textbox', { name: /^设置密码/ })).toHaveValue('赣江边的一棵老樟树')
  },
})

export const Refused = meta.story({
  name: '太短',
  args: { errors: { password: { type: 'rule', message: '密码至少 8 个字符' } } },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/^设置密码/)).toBeInvalid(),
})

export const Narrow = Refused.extend({ name: '手机', globals: narrow, play: fitsSideways })
