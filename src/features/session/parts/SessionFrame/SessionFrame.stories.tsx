import { expect } from 'storybook/test'
import { Link } from '#design-system'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SessionFrame } from './SessionFrame.tsx'

const meta = preview.meta({
  id: 'session-frame',
  title: '业务/登录注册/表单框 SessionFrame',
  component: SessionFrame,
  args: {
    title: '个人登录',
    description: '求职者登录。',
    children: '这里是表单',
    links: <Link href="/user/register">没有账号？去注册</Link>,
  },
})

export const Filled = meta.story({
  name: '有其他去处',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '个人登录' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '没有账号？去注册' })).toHaveAttribute('href', '/user/register')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
