import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Row } from '../../primitives/Stack/index.ts'
import { type Display, DisplaySettings, type DisplaySettingsProps } from './DisplaySettings.tsx'

const Remembering = ({ display, onDisplayChange }: DisplaySettingsProps) => {
  const [now, setNow] = useState<Display>(display)
  const change = (next: Display) => {
    setNow(next)
    onDisplayChange(next)
  }
  return <DisplaySettings display={now} onDisplayChange={change} />
}

const meta = preview.meta({
  id: 'ds-display-settings',
  title: '设计系统/组合/显示设置 DisplaySettings',
  component: DisplaySettings,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：放在顶栏，让人选浅色、深色、高对比和长辈版字号；全站只有一处。\n\n何时不用：账号偏好（接收短信等）用 Switch；某一页自己的显示方式（列表或平面图）用 Tabs。',
      },
    },
  },
  args: { display: { theme: 'light', size: 'standard' } as const, onDisplayChange: fn() },
  render: args => (
    <Row justify="end">
      <Remembering {...args} />
    </Row>
  ),
})

export const Closed = meta.story({ name: '收起' })

export const Open = meta.story({
  name: '选择字号与颜色',
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '显示' })
    await step('展开', async () => {
      await userEvent.click(opener)
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
    })
    await step('长辈版', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '长辈版' }))
      await expect(args.onDisplayChange).toHaveBeenLastCalledWith({ theme: 'light', size: 'elder' })
    })
    await step('方向键换颜色', async () => {
      canvas.getByRole('radio', { name: '浅色' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onDisplayChange).toHaveBeenLastCalledWith({ theme: 'dark', size: 'elder' })
    })
    await step('Esc 收起，焦点回到按钮', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(opener).toHaveFocus()
    })
    await userEvent.click(opener)
  },
})
