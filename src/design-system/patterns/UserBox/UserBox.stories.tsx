import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { entries, fitsSideways, least } from '../testing.ts'
import { UserBox } from './UserBox.tsx'

const meta = preview.meta({
  id: 'ds-user-box',
  title: '设计系统/组合/登录入口 UserBox',
  component: UserBox,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：顶栏里访客的单位和个人两个入口。\n\n何时不用：登录之后换成 UserMenu；正文里的登录按钮用 ButtonLink。',
      },
    },
  },
  args: { entries },
})

export const Guest = meta.story({
  name: '访客',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '单位登录/注册' })).toHaveAttribute('href', '/org/login')
    await expect(canvas.getByRole('link', { name: '个人登录/注册' })).toHaveAttribute('href', '/user/login')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Narrowest = meta.story({ name: '320 像素', globals: least, play: fitsSideways })
