import { expect } from 'storybook/test'
import { seekerUser } from '#mocks/fixtures/seeker'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SeekerRegistered } from './SeekerRegistered.tsx'

const meta = preview.meta({
  id: 'biz-seeker-registered',
  title: '业务/求职者/注册成功 SeekerRegistered',
  component: SeekerRegistered,
  parameters: { route: '/manage/center?registered=1', session: seekerUser },
})

export const Filled = meta.story({
  name: '接下来做什么',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '注册成功' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '写简历' })).toHaveAttribute('href', '/user/resume/create')
    await expect(canvas.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/manage/center')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
