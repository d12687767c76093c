import { expect, within } from 'storybook/test'
import { employerOverview } from '#contract/employer'
import { seekerOverview } from '#contract/seeker'
import { listMenus } from '#contract/site'
import { PageTitle } from '#design-system'
import { employerToday } from '#mocks/fixtures/employer'
import { overview } from '#mocks/fixtures/seeker'
import { employer, member } from '#mocks/fixtures/session'
import { centreMenus } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Centre } from './Centre.tsx'

const meta = preview.meta({
  id: 'site-centre',
  title: '业务/站点/用户中心 Centre',
  component: Centre,
  args: { path: '/user/resume', children: <PageTitle>我的简历</PageTitle> },
  parameters: { session: member, route: '/user/resume' },
  beforeEach({ msw }) {
    msw.use(
      mock(listMenus).answers(({ audience }) => centreMenus[audience]),
      mock(seekerOverview).returns(overview),
      mock(employerOverview).returns(employerToday),
    )
  },
})

export const Filled = meta.story({
  name: '个人中心',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: '个人中心' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '我的简历' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('list', { name: '求职' })).toBeVisible()
  },
})

export const Employer = meta.story({
  name: '单位中心',
  args: { path: '/manage/jobs', children: <PageTitle>职位管理</PageTitle> },
  parameters: { session: employer, route: '/manage/jobs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '职位管理' })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByRole('link', { name: '收到的简历 5 份未看' })).toBeVisible()
    await expect(canvas.queryByText('现场招聘会管理')).not.toBeInTheDocument()
  },
})

export const Twin = meta.story({
  name: '同一页的另一个地址',
  args: { path: '/user/message-list', children: <PageTitle>消息</PageTitle> },
  parameters: { route: '/user/message-list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '消息 3 条未读' })).toHaveAttribute('aria-current', 'page')
  },
})

export const Within = meta.story({
  name: '菜单里没有的页面，只有页面',
  args: { path: '/user/resume/page/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  name: '菜单还没有到',
  beforeEach({ msw }) {
    msw.use(mock(listMenus).hangs())
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: '我的简历' })
    await expect(heading).toBeVisible()
    // It stands where it will: what somebody is about to press must not move when the menu comes.
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(200)
  },
})

export const Failed = meta.story({
  name: '菜单取不到：用内置的菜单',
  beforeEach({ msw }) {
    msw.use(mock(listMenus).fails())
  },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: '个人中心' }))
    await expect(menu.getByRole('link', { name: '我的简历' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: '我的投递' })).toHaveAttribute('href', '/manage/user/position')
  },
})

export const Empty = meta.story({
  name: '菜单是空的',
  beforeEach({ msw }) {
    msw.use(mock(listMenus).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
})

export const LongText = meta.story({
  name: '很长的栏目名',
  beforeEach({ msw }) {
    msw.use(
      mock(listMenus).answers(({ audience }) => ({
        list: centreMenus[audience].list.map(item => ({ ...item, title: `${item.title}与公共就业和人才服务` })),
      })),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('navigation')
    await fitsSideways({ canvasElement })
  },
})

export const Uncounted = meta.story({
  name: '数量取不到：没有数量',
  args: { path: '/manage/jobs', children: <PageTitle>职位管理</PageTitle> },
  parameters: { session: employer, route: '/manage/jobs' },
  beforeEach({ msw }) {
    msw.use(mock(employerOverview).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '收到的简历' })).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机：一行回到中心',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/manage/center')
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await fitsSideways({ canvasElement })
  },
})
