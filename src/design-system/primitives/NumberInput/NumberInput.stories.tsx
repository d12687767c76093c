import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../Field/index.ts'
import { NumberInput } from './NumberInput.tsx'

const meta = preview.meta({
  id: 'ds-number-input',
  title: '设计系统/表单/数字 NumberInput',
  component: NumberInput,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：可以增减的数量：月薪、招聘人数、年限；全角数字会变成半角，可带单位。\n\n何时不用：身份证号、手机号、邮编不是数量，用 TextInput；大概的值用 Slider；上下限用 RangeInput。',
      },
    },
  },
  args: { unit: '元/月', onChange: fn() },
  render: args => (
    <Field label="期望月薪">
      <NumberInput {...args} />
    </Field>
  ),
})

export const WithUnit = meta.story({
  name: '带单位',
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '期望月薪' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await step('全角数字变成半角', async () => {
      await userEvent.type(input, '８０００')
      await expect(input).toHaveValue('8000')
      await expect(args.onChange).toHaveBeenCalled()
    })
    await step('文字保留，由校验说明', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '面议')
      await expect(input).toHaveValue('面议')
    })
  },
})

export const Decimal = meta.story({ name: '小数', args: { decimal: true, unit: '平方米' } })
export const Disabled = meta.story({ name: '停用', args: { disabled: true, defaultValue: '8000' } })
