import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { icons } from '../Icon/index.ts'
import { longCompany } from '../story-words.ts'
import { Menu } from './Menu.tsx'
import type { MenuItem } from './menu-types.ts'

const refresh = fn()
const remove = fn()

const items: readonly MenuItem[] = [
  { id: 'refresh', label: '刷新', icon: icons.refresh, onSelect: refresh },
  { id: 'copy', label: '复制', icon: icons.copy, href: '/manage/job/publish?copy=1' },
  { id: 'remove', label: '删除', icon: icons.trash, destructive: true, disabled: true, onSelect: remove },
]

const meta = preview.meta({
  id: 'ds-menu',
  title: '设计系统/浮层/菜单 Menu',
  component: Menu,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一个按钮后面放三个以上次要操作，如“更多”：编辑、复制、删除。\n\n何时不用：主要操作直接用 Button；选一个值用 Select；面板里有表单或说明用 Popover；导航用 Nav。',
      },
    },
  },
  args: {
    label: '操作',
    align: 'start' as const,
    items,
  },
  beforeEach: () => {
    refresh.mockClear()
    remove.mockClear()
  },
})

export const Keyboard = meta.story({
  name: '键盘操作',
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '操作' })
    const item = (name: string) => canvas.getByRole('menuitem', { name })
    await step('回车打开，焦点在第一项', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await expect(item('刷新')).toHaveFocus()
    })
    await step('上下键、首字移动，首尾相接', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(item('删除')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('刷新')).toHaveFocus()
      await userEvent.keyboard('复')
      await expect(item('复制')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(item('删除')).toHaveFocus()
    })
    await step('停用的项目不执行', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(remove).not.toHaveBeenCalled()
    })
    await step('Esc 关闭，焦点回到按钮', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(button).toHaveFocus()
      await expect(canvas.queryByRole('menu')).toBeNull()
    })
    await step('上箭头打开时焦点在最后一项', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(item('删除')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.queryByRole('menu')).toBeNull()
    })
  },
})

export const Select = meta.story({
  name: '选择一项',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '操作' }))
    await expect(canvas.getByRole('menuitem', { name: '复制' })).toHaveAttribute('href', '/manage/job/publish?copy=1')
    await userEvent.click(canvas.getByRole('menuitem', { name: '刷新' }))
    await expect(refresh).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(canvas.getByRole('button', { name: '操作' })).toHaveFocus()
  },
})

export const Opened = meta.story({
  name: '已打开',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '操作' }))
    await expect(canvas.getByRole('menu')).toBeVisible()
  },
})

export const Sign = meta.story({
  name: '只有图标：行末的“更多”',
  args: { label: '更多：主办会计', sign: icons.more },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多：主办会计' }))
    await expect(canvas.getByRole('menuitem', { name: '刷新' })).toHaveFocus()
  },
})

export const Nothing = meta.story({
  name: '没有操作时说明',
  tags: ['no-picture'],
  args: { items: null },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '操作' })
    await userEvent.click(button)
    await expect(canvas.getByRole('menuitem', { name: '没有可选的操作' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
  },
})

export const InView = meta.story({
  name: '靠边时整个在窗口里',
  tags: ['no-picture'],
  globals: { viewport: { value: 'least' } },
  args: { align: 'end' as const, items: [{ id: 'long', label: longCompany, onSelect: refresh }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '操作' }))
    const { left, right } = canvas.getByRole('menu').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(320)
  },
})
