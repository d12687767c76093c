import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { TextInput } from '../TextInput/index.ts'
import { Field } from './Field.tsx'

const meta = preview.meta({
  id: 'ds-field',
  title: '设计系统/表单/字段 Field',
  component: Field,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：每一个输入控件外面：名称、提示、必填、错误说明都由它与控件连在一起。\n\n何时不用：一组单选、复选用 RadioGroup、CheckboxGroup 或 FieldGroup，它们自带名称；自带名称的 DateInput、Upload、Slider、Switch 不再套；不填写只展示的用 CheckAnswers。',
      },
    },
  },
  args: { label: '姓名', children: <TextInput name="name" /> },
})

export const Plain = meta.story({
  name: '默认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('姓名'))
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveFocus()
  },
})

export const Required = meta.story({
  name: '必填',
  args: { required: true, hint: '与身份证一致' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '姓名' })
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('与身份证一致')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
})

export const Wrong = meta.story({
  name: '有误',
  args: { hint: '与身份证一致', error: '请输入姓名' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '姓名' })
    await expect(input).toHaveAccessibleDescription('与身份证一致 错误： 请输入姓名')
    await expect(input).toBeInvalid()
  },
})

export const KnownId = meta.story({
  name: '指定编号',
  args: { controlId: 'name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveAttribute('id', 'name')
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { label: longCompany, hint: longCompany, error: longCompany },
  globals: { viewport: { value: 'narrow' } },
})
