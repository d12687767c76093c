import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'password', label: '密码登录' },
  { value: 'sms', label: '短信验证码登录', hint: '未注册的手机号将自动注册' },
  { value: 'scan', label: '扫码登录', disabled: true },
]

const meta = preview.meta({
  id: 'ds-radio-group',
  title: '设计系统/表单/单选组 RadioGroup',
  component: RadioGroup,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：七个以内的选项里选一个，全部看得见，如性别、登录方式。\n\n何时不用：选项多用 Select 或 Combobox；可以选几个用 CheckboxGroup；马上生效的是与否用 Switch；换视图用 Tabs。',
      },
    },
  },
  args: { label: '登录方式', name: 'way', options, defaultValue: 'password', onValueChange: fn() },
})

export const Stacked = meta.story({
  name: '逐行',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('方向键选择', async () => {
      canvas.getByRole('radio', { name: '密码登录' }).focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'sms' })
    })
    await expect(canvas.getByRole('radio', { name: /短信验证码登录/ })).toHaveAccessibleDescription(
      '未注册的手机号将自动注册',
    )
    await expect(canvas.getByRole('radio', { name: '扫码登录' })).toBeDisabled()
  },
})

export const Inline = meta.story({ name: '并排', args: { inline: true } })
export const Wrong = meta.story({ name: '有误', args: { error: '请选择登录方式', required: true } })
