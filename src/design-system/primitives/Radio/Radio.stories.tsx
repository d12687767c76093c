import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Radio } from './Radio.tsx'

const meta = preview.meta({
  id: 'ds-radio',
  title: '设计系统/表单/单选 Radio',
  component: Radio,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：需要自己安排版面的单个单选项，比如每项带一张卡片；外面用 FieldGroup 说明问的是什么。\n\n何时不用：一般的单选直接用 RadioGroup；是与否用 Checkbox；选项多用 Select。',
      },
    },
  },
  args: { label: '密码登录', name: 'way', value: 'password', onChange: fn() },
})

export const Unchecked = meta.story({
  name: '未选',
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: '密码登录' })
    await userEvent.click(canvas.getByText('密码登录'))
    await expect(radio).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const WithHint = meta.story({ name: '带提示', args: { hint: '至少 8 位，含字母和数字', defaultChecked: true } })
export const Disabled = meta.story({ name: '停用', args: { disabled: true } })
