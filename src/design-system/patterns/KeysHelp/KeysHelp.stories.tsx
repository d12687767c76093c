import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { narrow } from '../../../../.storybook/plays.ts'
import preview from '../../../../.storybook/preview.tsx'
import { KeysHelp } from './KeysHelp.tsx'

const keys = [
  { key: 'j', words: '下一份' },
  { key: 'k', words: '上一份' },
  { key: 'Enter', words: '打开这一份' },
  { key: '?', words: '查看快捷键' },
]

const meta = preview.meta({
  id: 'ds-keys-help',
  title: '设计系统/组合/快捷键 KeysHelp',
  component: KeysHelp,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：整天用键盘处理同一种事的页面，按“?”打开；列出每个键，并且能全部关掉（WCAG 2.1.4）。\n\n何时不用：只有一两个键的用 Tooltip 写在按钮旁边；键位与浏览器、读屏软件冲突的，换键位。',
      },
    },
  },
  args: {
    isOpen: true,
    isOn: true,
    onClose: fn(),
    onTurn: fn(),
    keys,
    description: '打字时、按住 Ctrl、Alt 或 ⌘ 时不起作用。',
    note: '移动前都会先问一次，按回车确认，按 Esc 放弃。',
  },
})

export const Filled = meta.story({
  name: '每个键做什么，可以全部关掉',
  play: async ({ args, userEvent }) => {
    const help = within(await screen.findByRole('dialog', { name: '快捷键' }))
    await waitFor(() => expect(help.getByText('打开这一份')).toBeVisible())
    await userEvent.click(help.getByRole('switch', { name: /^使用快捷键/ }))
    await expect(args.onTurn).toHaveBeenCalledWith(false)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const Narrow = meta.story({ name: '手机', args: { isOn: false, note: undefined }, globals: narrow })
