import { expect, screen, waitFor, within } from 'storybook/test'
import { employerOverview } from '#contract/employer'
import { listMenus, listNavigations, listSubSites, siteConfigs } from '#contract/site'
import { PageTitle } from '#design-system'
import { employerToday } from '#mocks/fixtures/employer'
import { reader } from '#mocks/fixtures/members'
import { employer, member } from '#mocks/fixtures/session'
import { centreMenus, longMenus, menus, siteConfig, subSites } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { browserDrafts } from '#platform/drafts'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteLayout } from './SiteLayout.tsx'

const meta = preview.meta({
  id: 'site-layout',
  title: '业务/站点/页面框架 SiteLayout',
  component: SiteLayout,
  args: { path: '/job-search', area: '', children: <PageTitle>职位搜索</PageTitle> },
  parameters: { layout: 'fullscreen', route: '/job-search' },
  beforeEach({ msw }) {
    msw.use(
      mock(siteConfigs).returns(siteConfig),
      mock(listNavigations).returns(menus),
      mock(listSubSites).returns(subSites),
      mock(listMenus).answers(({ audience }) => centreMenus[audience]),
      mock(employerOverview).returns(employerToday),
    )
  },
})

export const Loading = meta.story({
  name: '配置还没有到',
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).hangs(), mock(listNavigations).hangs())
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link', { name: '职位搜索' }).length).toBeGreaterThan(0),
})

export const Empty = meta.story({
  name: '菜单是空的',
  beforeEach({ msw }) {
    msw.use(mock(listNavigations).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: '职位搜索' })).toBeVisible(),
})

export const Failed = meta.story({
  name: '配置取不到：用内置的菜单',
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).fails(), mock(listNavigations).fails())
  },
  play: async ({ canvas }) => {
    const navigation = await canvas.findByRole('navigation', { name: '主导航' })
    for (const [name, href] of [
      ['首页', '/'],
      ['职位搜索', '/job-search'],
      ['通知公告', '/notice/list'],
    ] as const) {
      await expect(within(navigation).getByRole('link', { name })).toHaveAttribute('href', href)
    }
  },
})

export const Filled = meta.story({
  name: '没有登录',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/欢迎来到江西省公共就业和人才服务网/)).toBeVisible()
    await expect(canvas.getByText(/本站当前展示的是样例数据/)).toBeVisible()
    const footer = within(canvas.getByRole('contentinfo'))
    await expect(footer.getByRole('img', { name: '网站二维码' })).toHaveAttribute('src', '/codes/site.svg')
    await expect(footer.getByRole('img', { name: '公众号二维码' })).toHaveAttribute('src', '/codes/account.svg')
    await expect(footer.getByText('工作日 09:00-17:00').checkVisibility()).toBe(true)
    await expect(footer.getByText(/^主办单位：/)).toBeVisible()
    await expect(footer.getByRole('link', { name: /赣公网安备/ })).toHaveAttribute('href', 'https://beian.mps.gov.cn/')
    await expect(footer.getByText('© 江西省公共就业和人才服务机构')).toBeVisible()
    await expect(footer.getByRole('link', { name: '网站地图' })).toHaveAttribute('href', '/site-map')
    await expect(footer.getByRole('link', { name: /赣ICP备/ })).toHaveAttribute('href', 'https://beian.miit.gov.cn/')
  },
})

export const Columns = meta.story({
  name: '专项招聘下的七个专栏',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '专项招聘的子菜单' }))
    const navigation = within(canvas.getByRole('navigation', { name: '主导航' }))
    await expect(navigation.getByRole('link', { name: '残疾人就业' })).toBeVisible()
    await expect(navigation.getAllByRole('listitem')).toHaveLength(menus.list.length + 7)
  },
})

export const SubSite = meta.story({
  name: '设区市分站',
  args: { path: '/', area: '360700' },
  play: async ({ canvas, userEvent, step }) => {
    const selector = await canvas.findByRole('button', { name: '赣州' })
    await userEvent.click(selector)
    await step('总站和开通的分站是链接', async () => {
      await expect(await canvas.findByRole('link', { name: '总站' })).toHaveAttribute('href', '/')
      await expect(canvas.getByRole('link', { name: '赣州' })).toHaveAttribute('aria-current', 'true')
    })
    await step('没有站点的地方给出说明', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '湘东' }))
      await waitFor(() => expect(screen.getByText('正在建设中...')).toBeVisible())
    })
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
    const menu = await canvas.findByRole('button', { name: `${member.nickName} 的菜单` })
    await step('问过之前什么也不清除', async () => {
      await userEvent.click(menu)
      await userEvent.click(canvas.getByRole('menuitem', { name: '退出' }))
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('还有内容没有保存')
      await expect(shelf().hasAny()).toBe(true)
    })
    await step('先不退出：内容还在', async () => {
      await userEvent.click(screen.getByRole('button', { name: '先不退出' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(shelf().hasAny()).toBe(true)
      await expect(menu).toHaveFocus()
    })
  },
})

export const Seeker = meta.story({
  name: '手机，求职者：底边是主要去处，没有单位的链接',
  args: { path: '/manage/user/position' },
  parameters: { session: member },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: '底部导航' }))
    for (const name of ['首页', '职位', '投递', '消息 ，3 条未读', '我的'])
      await expect(tabs.getByRole('link', { name })).toBeVisible()
    const footer = within(await canvas.findByRole('contentinfo'))
    await expect(footer.getByText('我的投递')).toHaveAttribute('href', '/manage/user/position')
    await expect(footer.queryByText('单位注册')).not.toBeInTheDocument()
    await fitsSideways({ canvasElement })
  },
})

export const Employer = meta.story({
  name: '手机，单位',
  args: { path: '/manage/resume' },
  parameters: { session: employer },
  globals: narrow,
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: '底部导航' }))
    await expect(await tabs.findByRole('link', { name: '简历 ，5 份未看' })).toHaveAttribute('aria-current', 'page')
    const footer = within(await canvas.findByRole('contentinfo'))
    await expect(footer.queryByText('我的简历')).not.toBeInTheDocument()
  },
})

export const Reader = meta.story({
  name: '单位里权限最小的成员',
  parameters: { session: reader },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${reader.nickName} 的菜单` }))
    await expect(await canvas.findByRole('menuitem', { name: '收到的简历' })).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很多栏目',
  beforeEach({ msw }) {
    msw.use(mock(listNavigations).returns(longMenus))
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

export const Elder = meta.story({
  name: '长辈版：热线在前，其余在更多里',
  globals: { size: 'elder' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const menu = () => within(canvas.getByRole('navigation', { name: '主导航' }))
    // Until its own menu is there, everybody's is.
    await waitFor(() => expect(menu().queryByRole('link', { name: '政策法规' })).not.toBeInTheDocument())
    const navigation = menu()
    await step('先是热线，再是少数几项', async () => {
      await expect(await navigation.findByRole('link', { name: /0791-/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:0791-/),
      )
      const [first] = navigation.getAllByRole('link')
      await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(60)
      await expect(navigation.getAllByRole('link').length).toBeLessThanOrEqual(5)
    })
    await step('其余的一个不少，在更多里', async () => {
      await userEvent.click(await navigation.findByRole('button', { name: '更多的子菜单' }))
      await expect(await navigation.findByRole('link', { name: '政策法规' })).toBeVisible()
    })
    await fitsSideways({ canvasElement })
  },
})

export const ElderPhone = meta.story({
  name: '手机，长辈版：搜索一直在，菜单先是热线',
  args: { path: '/notice/list' },
  parameters: { route: '/notice/list' },
  globals: { ...narrow, size: 'elder' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('search', { name: '搜索职位或公司' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: '菜单' }))
    const navigation = within(await canvas.findByRole('navigation', { name: '主导航' }))
    // The line comes with what the site is set to.
    await expect(await navigation.findByRole('link', { name: /0791-/ })).toBeVisible()
    const [first] = navigation.getAllByRole('link')
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    await fitsSideways({ canvasElement })
  },
})
