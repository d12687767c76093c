import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Switch } from './Switch.tsx'

const meta = preview.meta({
  id: 'ds-switch',
  title: '设计系统/表单/开关 Switch',
  component: Switch,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一按马上生效、不用再保存的设置，如公开简历。\n\n何时不用：随表单一起提交的是与否用 Checkbox；两种并列的选择用 RadioGroup；会有严重后果的先用 ConfirmDialog。',
      },
    },
  },
  args: { label: '公开简历', onChange: fn() },
})

export const Off = meta.story({
  name: '关',
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: '公开简历' })
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
})

export const On = meta.story({ name: '开', args: { defaultChecked: true, hint: '公开后单位可以搜索到您' } })
export const Disabled = meta.story({ name: '停用', args: { disabled: true } })
