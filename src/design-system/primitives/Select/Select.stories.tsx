import { expect, fireEvent, fn } from 'storybook/test'
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
          '何时使用：七到三十个熟悉的固定选项里选一个，如学历；手机用系统自带的选择器。\n\n何时不用：七个以内用 RadioGroup；更多或要搜索用 Combobox；省市区用 RegionCascader；选几个用 MultiSelect。上限二百项：更多时仍然个个选得到，但系统自带的选择器把它们全部画出来：一万项时打开要一秒多，打一个字约四分之一秒，慢的手机四倍于此；Combobox 只画看得见的。',
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

const most = 10_000

const many = Array.from({ length: most }, (_, at) => ({ value: String(at), label: `第 ${at} 职业技术学院` }))

export const TenThousand = meta.story({
  name: '一万个选项：个个选得到，但该用 Combobox',
  tags: ['no-picture'],
  // Of ten thousand native options axe says nothing that it does not say of four.
  parameters: { a11y: { test: 'off' } },
  args: { options: many },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, canvasElement, step }) => {
    const select = canvas.getByLabelText<HTMLSelectElement>('学历')
    await step('一个不少，没有替人选', async () => {
      await expect(select.options.length).toBe(most + 1)
      await expect(select).toHaveValue('')
    })
    await step('最后一个选得到，说一次', async () => {
      // Nobody presses through all of them: the picker itself is the system's.
      await fireEvent.change(select, { target: { value: String(most - 1) } })
      await expect(select).toHaveDisplayValue('第 9999 职业技术学院')
      await expect(args.onChange).toHaveBeenCalledTimes(1)
    })
    await step('不撑开页面', async () => {
      const { clientWidth, scrollWidth } = canvasElement.ownerDocument.documentElement
      await expect(scrollWidth).toBe(clientWidth)
    })
  },
})
