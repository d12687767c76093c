import { expect, screen, waitFor } from 'storybook/test'
import { listMenus, siteConfigs } from '#contract/site'
import { PageTitle } from '#design-system'
import { member } from '#mocks/fixtures/session'
import { longMenus, menus, siteConfig } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { browserDrafts } from '#platform/drafts'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteLayout } from './SiteLayout.tsx'

const meta = preview.meta({
  id: 'site-layout',
  title: '业务/站点/页面框架 SiteLayout',
  component: SiteLayout,
  args: { path: '/job-search', children: <PageTitle>职位搜索</PageTitle> },
  parameters: { layout: 'fullscreen', route: '/job-search' },
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).returns(siteConfig), mock(listMenus).returns(menus))
  },
})

export const Loading = meta.story({
  name: '配置还没有到',
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).hangs(), mock(listMenus).hangs())
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link', { name: '职位搜索' }).length).toBeGreaterThan(0),
})

export const Empty = meta.story({
  name: '菜单是空的',
  beforeEach({ msw }) {
    msw.use(mock(listMenus).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: '职位搜索' })).toBeVisible(),
})

export const Failed = meta.story({
  name: '配置取不到：用内置的菜单',
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).fails(), mock(listMenus).fails())
  },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByRole('link', { name: '通知公告' })).length).toBeGreaterThan(0),
})

export const Filled = meta.story({
  name: '没有登录',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/欢迎来到江西省公共就业和人才服务网/)).toBeVisible()
    await expect(canvas.getByText(/本站当前展示的是样例数据/)).toBeVisible()
  },
})

export const SignedIn = meta.story({
  name: '已登录',
  parameters: { session: member },
  play: async ({ canvas }) => expect((await canvas.findAllByText(/阿依古丽·䶮𠮷/)).length).toBeGreaterThan(0),
})

const shelf = () => browserDrafts.of(member.userId)

export const LogoutWithDraft = meta.story({
  name: '还有没保存的内容，退出前先问',
  parameters: { session: member },
  beforeEach() {
    shelf().keep('posting:new', { base: null, draft: '写到一半' })
  },
  play: async ({ canvas, userEvent, step }) => {
    const logout = (await canvas.findAllByRole('button', { name: '退出' }))[0]
    if (!logout) throw new Error('There is a way out')
    await step('问过之前什么也不清除', async () => {
      await userEvent.click(logout)
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('还有内容没有保存')
      await expect(shelf().hasAny()).toBe(true)
    })
    await step('先不退出：内容还在', async () => {
      await userEvent.click(screen.getByRole('button', { name: '先不退出' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(shelf().hasAny()).toBe(true)
      await expect(logout).toHaveFocus()
    })
  },
})

export const LongText = meta.story({
  name: '很多栏目',
  beforeEach({ msw }) {
    msw.use(mock(listMenus).returns(longMenus))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/欢迎来到江西省公共就业和人才服务网/)
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/本站当前展示的是样例数据/)
    await fitsSideways({ canvasElement })
  },
})
