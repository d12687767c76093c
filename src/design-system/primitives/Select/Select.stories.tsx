import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../Field/index.ts'
import { longCompany } from '../story-words.ts'
import { Select } from './Select.tsx'

const options = [
  { value: '1', label: '高中' },
  { value: '2', label: '大专' },
  { value: '3', label: '本科' },
  { value: '4', label: '硕士', disabled: true },
]

const meta = preview.meta({
  id: 'ds-select',
  title: '设计系统/表单/下拉 Select',
  component: Select,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：七到三十个熟悉的固定选项里选一个，如学历；手机用系统自带的选择器。\n\n何时不用：七个以内用 RadioGroup；更多或要搜索用 Combobox；省市区用 RegionCascader；选几个用 MultiSelect。',
      },
    },
  },
  args: { options, placeholder: '请选择', onChange: fn() },
  render: args => (
    <Field label="学历">
      <Select {...args} />
    </Field>
  ),
})

export const Plain = meta.story({
  name: '默认',
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: '学历' })
    await expect(select).toHaveValue('')
    await userEvent.selectOptions(select, '本科')
    await expect(select).toHaveValue('3')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('option', { name: '硕士' })).toBeDisabled()
  },
})

export const Disabled = meta.story({ name: '停用', args: { disabled: true } })
export const Wrong = meta.story({ name: '有误', args: { 'aria-invalid': true } })

export const LongText = meta.story({
  name: '长文字',
  args: { options: [{ value: '1', label: longCompany }], defaultValue: '1' },
  globals: { viewport: { value: 'narrow' } },
})
