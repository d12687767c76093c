import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const options = ['五险一金', '双休', '包吃住', '年终奖'].map(label => ({ value: label, label }))

const meta = preview.meta({
  id: 'ds-checkbox-group',
  title: '设计系统/表单/复选组 CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：十个以内的选项里选几个，全部看得见，如福利。\n\n何时不用：选项很多用 MultiSelect；只能选一个用 RadioGroup；单独一项是与否用 Checkbox。',
      },
    },
  },
  args: { label: '福利', name: 'welfare', options, defaultValue: ['双休'], onValueChange: fn() },
})

export const Stacked = meta.story({
  name: '逐行',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '福利' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '五险一金' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['五险一金', '双休'] })
    await userEvent.click(canvas.getByRole('checkbox', { name: '双休' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['五险一金'] })
  },
})

export const Inline = meta.story({ name: '并排', args: { inline: true } })

export const Wrong = meta.story({
  name: '有误',
  args: { error: '请至少选一项', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '福利 （必填）' })).toHaveAccessibleDescription(
      '错误： 请至少选一项',
    )
  },
})

export const Disabled = meta.story({ name: '停用', args: { disabled: true } })
