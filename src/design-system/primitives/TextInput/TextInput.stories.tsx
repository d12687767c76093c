import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../Field/index.ts'
import { rareName } from '../story-words.ts'
import { TextInput } from './TextInput.tsx'

const meta = preview.meta({
  id: 'ds-text-input',
  title: '设计系统/表单/单行输入 TextInput',
  component: TextInput,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一行文字：姓名、手机号、邮箱、证件号；按内容给 type 和 autocomplete，键盘才会对。\n\n何时不用：数量用 NumberInput；密码用 PasswordInput；日期用 DatePicker 或 DateInput；从很多选项里找用 Combobox；多行用 TextArea。',
      },
    },
  },
  args: { onChange: fn() },
  decorators: [
    Story => (
      <Field label="姓名">
        <Story />
      </Field>
    ),
  ],
})

export const Plain = meta.story({
  name: '默认',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '姓名' })
    await userEvent.type(input, rareName)
    await expect(input).toHaveValue(rareName)
    await expect(args.onChange).toHaveBeenCalled()
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const Placeholder = meta.story({ name: '占位文字', args: { placeholder: '与身份证一致' } })
export const Disabled = meta.story({ name: '停用', args: { disabled: true, defaultValue: rareName } })
export const ReadOnly = meta.story({ name: '只读', args: { readOnly: true, defaultValue: rareName } })
export const Wrong = meta.story({ name: '有误', args: { 'aria-invalid': true, defaultValue: '1' } })
