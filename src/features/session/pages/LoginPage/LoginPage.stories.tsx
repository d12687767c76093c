import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { LoginPage } from './LoginPage.tsx'

const meta = preview.meta({
  id: 'page-login',
  title: '页面/登录注册/登录 LoginPage',
  component: LoginPage,
  parameters: { route: '/user/login?redirectUri=%2Fuser%2Fresume' },
})

export const Filled = meta.story({
  name: '个人',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '个人登录' })).toBeVisible()
    await expect(canvas.getByText('登录后打开“我的简历”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '没有账号？去注册' })).toHaveAttribute(
      'href',
      '/user/register?redirectUri=%2Fuser%2Fresume',
    )
    await expect(canvas.getByRole('link', { name: '忘记密码' })).toHaveAttribute('href', '/forget/pwd/2')
    await expect(canvas.getByRole('link', { name: '单位登录' })).toHaveAttribute(
      'href',
      '/org/login?redirectUri=%2Fuser%2Fresume',
    )
  },
})

export const Employer = meta.story({
  name: '单位',
  parameters: { route: '/org/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '单位登录' })).toBeVisible()
    await expect(canvas.getByText('登录后可以发布职位，处理收到的简历，安排面试')).toBeVisible()
    for (const mark of canvas.getAllByText('*')) await expect(mark).not.toBeVisible()
    await expect(canvas.getByRole('link', { name: '忘记密码' })).toHaveAttribute('href', '/forget/pwd/1')
  },
})

export const Purpose = meta.story({
  name: '单位，为了发布职位',
  parameters: { route: '/org/login?redirectUri=%2Fmanage%2Fjob%2Fpublish' },
  play: async ({ canvas }) => expect(canvas.getByText('登录后继续发布职位')).toBeVisible(),
})

export const OtherDoor = meta.story({
  name: '个人登录，要去的是单位的页面',
  parameters: { route: '/user/login?redirectUri=%2Fmanage%2Fjob%2Fpublish' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('登录后继续发布职位，这需要单位账号')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '单位登录' })).toHaveAttribute(
      'href',
      '/org/login?redirectUri=%2Fmanage%2Fjob%2Fpublish',
    )
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
