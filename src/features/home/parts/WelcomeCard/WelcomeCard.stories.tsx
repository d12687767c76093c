import { expect } from 'storybook/test'
import { employer, member } from '#mocks/fixtures/session'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { WelcomeCard } from './WelcomeCard.tsx'

const meta = preview.meta({
  id: 'home-welcome-card',
  title: '业务/首页/欢迎 WelcomeCard',
  component: WelcomeCard,
})

export const Guest = meta.story({
  name: '没有登录',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '我要找工作' })).toHaveAttribute('href', '/user/login')
    await expect(canvas.getByRole('link', { name: '我要招人' })).toHaveAttribute('href', '/org/login')
  },
})

export const Seeker = meta.story({
  name: '求职者',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('您好，阿依古丽·䶮𠮷')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '我的简历' })).toHaveAttribute('href', '/user/resume')
  },
})

export const Employer = meta.story({
  name: '单位',
  parameters: { session: employer },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '收到的简历' })).toHaveAttribute('href', '/manage/resume'),
})

export const Narrow = Employer.extend({ name: '手机', globals: narrow, play: fitsSideways })
