import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { icons } from '../../primitives/Icon/index.ts'
import { employer, fitsSideways, least, seeker } from '../testing.ts'
import { UserMenu } from './UserMenu.tsx'

const meta = preview.meta({
  id: 'ds-user-menu',
  title: '设计系统/组合/我的菜单 UserMenu',
  component: UserMenu,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：顶栏里说明谁登录了：头像和名称打开自己的各个页面，最后一项退出；宽屏旁边是消息入口。\n\n何时不用：访客的登录入口用 UserBox；手机底边的主要去处用 TabBar；中心各页左侧用 SideMenu。',
      },
    },
  },
  args: {
    user: seeker,
    ways: [
      { title: '个人中心', url: '/manage/center', icon: icons.home },
      { title: '我的投递', url: '/manage/user/position', icon: icons.briefcase },
      { title: '账号管理', url: '/manage/account', icon: icons.settings },
    ],
    onLogout: fn(),
  },
})

export const Seeker = meta.story({
  name: '个人',
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: `${seeker.name} 的菜单` })
    await step('键盘打开，首项是自己的中心', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      const first = canvas.getByRole('menuitem', { name: '个人中心' })
      await expect(first).toHaveFocus()
      await expect(first).toHaveAttribute('href', '/manage/center')
    })
    await step('Esc 关上，焦点回到按钮', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(button).toHaveFocus()
    })
    await step('上箭头从最后一项打开，那是退出', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(canvas.getByRole('menuitem', { name: '退出' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onLogout).toHaveBeenCalledOnce()
    })
    await step('消息另有入口', async () => {
      await expect(canvas.getByRole('link', { name: '消息 ，3 条未读' })).toHaveAttribute('href', '/message')
    })
  },
})

export const Opened = meta.story({
  name: '已打开',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('menu')).toBeVisible()
  },
})

export const Employer = meta.story({
  name: '单位，名称很长，手机上没有消息入口',
  args: { user: employer },
  globals: least,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: '消息' })).toBeNull()
    await fitsSideways({ canvasElement })
  },
})

export const Nameless = meta.story({
  name: '没有名称用通称，头像坏了',
  args: { user: { ...seeker, name: '个人中心', picture: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '个人中心 的菜单' })).toBeVisible(),
})

export const OneWord = meta.story({
  name: '五千字的名称',
  args: { user: { ...seeker, name: '<b>𠮷</b>'.repeat(625) } },
  globals: least,
  play: fitsSideways,
})
