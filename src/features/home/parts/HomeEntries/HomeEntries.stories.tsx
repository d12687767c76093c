import { expect } from 'storybook/test'
import { reader } from '#mocks/fixtures/members'
import { employer, member } from '#mocks/fixtures/session'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HomeEntries } from './HomeEntries.tsx'

const meta = preview.meta({
  id: 'home-entries',
  title: '业务/首页/常用服务 HomeEntries',
  component: HomeEntries,
})

export const Guest = meta.story({
  name: '没有登录：发布职位先到单位登录',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '发布职位' })).toHaveAttribute(
      'href',
      '/org/login?redirectUri=%2Fmanage%2Fjob%2Fpublish',
    )
    await expect(canvas.getByRole('link', { name: '找工作' })).toHaveAttribute('href', '/job-search')
    await expect(canvas.queryByRole('link', { name: '我的投递' })).not.toBeInTheDocument()
  },
})

export const Employer = meta.story({
  name: '单位：直接发布',
  parameters: { session: employer },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '发布职位' })).toHaveAttribute('href', '/manage/job/publish'),
})

export const Seeker = meta.story({
  name: '求职者：没有单位的入口',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '我的投递' })).toHaveAttribute('href', '/manage/user/position')
    await expect(canvas.queryByRole('link', { name: '发布职位' })).not.toBeInTheDocument()
  },
})

export const Reader = meta.story({
  name: '单位里权限最小的成员：没有做不了的事',
  parameters: { session: reader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '收到的简历' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '发布职位' })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('link')).toHaveLength(8)
  },
})

export const SubSite = meta.story({
  name: '分站：在这个城市找工作',
  parameters: { route: '/?area=360700' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '找工作' })).toHaveAttribute('href', '/job-search?city=360700'),
})

export const Narrow = Guest.extend({ name: '手机', globals: narrow, play: fitsSideways })
