import { expect } from 'storybook/test'
import { listOwnApplications } from '#contract/applications'
import { companyLicence, employerOverview } from '#contract/employer'
import { seekerOverview } from '#contract/seeker'
import { listMenus } from '#contract/site'
import { ownApplications } from '#mocks/fixtures/applications'
import { employerToday, validLicence } from '#mocks/fixtures/employer'
import { reader } from '#mocks/fixtures/members'
import { overview, seekerUser } from '#mocks/fixtures/seeker'
import { employer } from '#mocks/fixtures/session'
import { centreMenus } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CenterPage } from './CenterPage.tsx'

const meta = preview.meta({
  id: 'page-center',
  title: '页面/账户/用户中心 CenterPage',
  component: CenterPage,
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(seekerOverview).returns(overview),
      mock(listOwnApplications).returns(ownApplications),
      mock(employerOverview).returns(employerToday),
      mock(companyLicence).returns(validLicence),
      mock(listMenus).answers(({ audience }) => centreMenus[audience]),
    )
  },
})

export const Seeker = meta.story({
  name: '个人',
  play: async ({ canvas }) => expect(await canvas.findByText('2 家单位在等您')).toBeVisible(),
})

export const Registered = meta.story({
  name: '刚注册的个人：接下来做什么',
  parameters: { route: '/manage/center?registered=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '注册成功' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '写简历' })).toBeVisible()
  },
})

export const RegisteredEmployer = meta.story({
  name: '刚注册的单位：接下来做什么',
  parameters: { route: '/manage/center?registered=1', session: employer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '注册成功' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '发布职位' })).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机：全部功能都在这里',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('navigation', { name: '个人中心的全部功能' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '我的简历' })).toHaveAttribute('href', '/user/resume')
    await fitsSideways({ canvasElement })
  },
})

export const NarrowEmployer = meta.story({
  name: '手机，单位',
  parameters: { session: employer },
  globals: narrow,
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '收到的简历 5 份未看' })).toBeVisible(),
})

export const Reader = meta.story({
  name: '单位里权限最小的成员',
  parameters: { session: reader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 份简历或回复还没有看')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '发布职位' })).not.toBeInTheDocument()
  },
})
