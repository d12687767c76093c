import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  id: 'ds-checkbox',
  title: '设计系统/表单/复选 Checkbox',
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：同意协议，或单独一项是与否，随表单一起提交。\n\n何时不用：马上生效的用 Switch；一组里选几个用 CheckboxGroup；只能选一个用 RadioGroup。',
      },
    },
  },
  args: { label: '我已阅读并同意用户服务协议', onChange: fn() },
})

export const Unchecked = meta.story({
  name: '未选',
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: '我已阅读并同意用户服务协议' })
    await step('点文字也算', async () => {
      await userEvent.click(canvas.getByText('我已阅读并同意用户服务协议'))
      await expect(box).toBeChecked()
    })
    await step('空格切换', async () => {
      box.focus()
      await userEvent.keyboard(' ')
      await expect(box).not.toBeChecked()
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const Checked = meta.story({ name: '已选', args: { defaultChecked: true } })

export const WithHint = meta.story({
  name: '带提示',
  args: { hint: '可随时在设置中撤回' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('可随时在设置中撤回')
  },
})

export const Disabled = meta.story({ name: '停用', args: { disabled: true, defaultChecked: true } })
export const LongText = meta.story({
  name: '长文字',
  args: { label: longCompany.repeat(2) },
  globals: { viewport: { value: 'narrow' } },
})
