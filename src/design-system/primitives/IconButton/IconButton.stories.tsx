import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { icons } from '../Icon/index.ts'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({
  id: 'ds-icon-button',
  title: '设计系统/基础/图标按钮 IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：人人认得的操作：关闭、更多、复制，而且地方窄；label 写出动作。\n\n何时不用：第一次见到会猜的操作用带字的 Button；去别的页用 Link；开关用 Switch。',
      },
    },
  },
  args: { icon: icons.close, label: '关闭', onClick: fn() },
})

export const Quiet = meta.story({
  name: '安静',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '关闭' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
})

export const Outlined = meta.story({
  name: '有边框',
  args: { variant: 'outlined', icon: icons.more, label: '更多操作' },
})

export const Pressed = meta.story({ name: '已按下', args: { icon: icons.heart, label: '收藏', 'aria-pressed': true } })

export const Disabled = meta.story({ name: '停用', args: { disabled: true } })

export const Elder = meta.story({
  name: '长辈版：字在图旁边',
  globals: { size: 'elder' },
  args: { word: '关闭' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '关闭' })
    await expect(getComputedStyle(button, '::after').content).toBe('"关闭"')
    await expect(button.getBoundingClientRect().width).toBeGreaterThan(56)
  },
})
