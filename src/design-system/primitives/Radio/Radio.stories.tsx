import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Radio } from './Radio.tsx'

const meta = preview.meta({
  id: 'ds-radio',
  title: '设计系统/表单/单选 Radio',
  component: Radio,
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
