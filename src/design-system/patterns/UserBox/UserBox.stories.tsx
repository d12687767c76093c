import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { employer, entries, fitsSideways, least, seeker } from '../testing.ts'
import { UserBox } from './UserBox.tsx'

const meta = preview.meta({
  id: 'ds-user-box',
  title: '设计系统/组合/用户块 UserBox',
  component: UserBox,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：顶栏里说明谁登录了：头像和名称去用户中心，消息入口，退出；访客看到单位和个人两个入口。小屏的栏目菜单里不放它，它只在顶栏。\n\n何时不用：正文里介绍一个人用 Avatar 和文字；只要消息入口用 MessageEntry。',
      },
    },
  },
  args: { entries, onLogout: fn() },
})

export const Guest = meta.story({
  name: '访客',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '单位登录/注册' })).toHaveAttribute('href', '/org/login')
    await expect(canvas.getByRole('link', { name: '个人登录/注册' })).toHaveAttribute('href', '/user/login')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Seeker = meta.story({
  name: '个人',
  args: { user: seeker },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('名称去用户中心，消息去个人的消息页', async () => {
      await expect(canvas.getByRole('link', { name: seeker.name })).toHaveAttribute('href', '/manage/center')
      await expect(canvas.getByRole('link', { name: '消息 ，3 条未读' })).toHaveAttribute('href', '/message')
    })
    await step('键盘依次经过，回车退出', async () => {
      for (let place = 0; place < 3; place += 1) await userEvent.tab()
      await expect(canvas.getByRole('button', { name: '退出' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onLogout).toHaveBeenCalledOnce()
    })
  },
})

export const Employer = meta.story({
  name: '单位，名称很长',
  args: { user: employer },
  globals: least,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '消息' })).toHaveAttribute('href', '/manage/message')
    await fitsSideways({ canvasElement })
  },
})

export const Nameless = meta.story({
  name: '没有名称用通称，头像坏了',
  args: { user: { ...seeker, name: '个人中心', picture: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '个人中心' })).toBeVisible(),
})

export const OneWord = meta.story({
  name: '五千字的名称',
  args: { user: { ...seeker, name: '<b>𠮷</b>'.repeat(625) } },
  globals: least,
  play: fitsSideways,
})
