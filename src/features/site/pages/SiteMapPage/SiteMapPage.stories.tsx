import { expect, within } from 'storybook/test'
import { listMenus, listNavigations, listSubSites } from '#contract/site'
import { listTopics } from '#contract/topics'
import { centreMenus, menus, subSites } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteMapPage } from './SiteMapPage.tsx'

const topic = { summary: '', starts: '', ends: '', state: 'running' as const }
const topics = {
  list: [
    { ...topic, address: '/working/index', title: '专项招聘' },
    { ...topic, address: '/cjr/index', title: '残疾人就业专场' },
    { ...topic, address: '/topic/spring', title: '赣南春风行动' },
  ],
  total: 3,
  capped: false,
  page: 1,
  pageSize: 50,
}

const endpoints = [listNavigations, listMenus, listTopics, listSubSites] as const

const meta = preview.meta({
  id: 'page-site-map',
  title: '页面/站点/网站地图 SiteMapPage',
  component: SiteMapPage,
  parameters: { route: '/site-map' },
  beforeEach({ msw }) {
    msw.use(
      mock(listNavigations).returns(menus),
      mock(listMenus).answers(({ audience }) => centreMenus[audience]),
      mock(listTopics).returns(topics),
      mock(listSubSites).returns(subSites),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(...endpoints.map(endpoint => mock(endpoint).hangs()))
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '菜单和专题都是空的：只列固定的栏目',
  beforeEach({ msw }) {
    msw.use(
      mock(listNavigations).returns({ list: [] }),
      mock(listMenus).returns({ list: [] }),
      mock(listTopics).returns({ ...topics, list: [], total: 0 }),
      mock(listSubSites).returns({ list: [] }),
    )
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '职位搜索' })).toHaveAttribute('href', '/job-search'),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listTopics).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '全部栏目',
  play: async ({ canvas, step }) => {
    await step('按要找的事情分组', async () => {
      const columns = within(await canvas.findByRole('region', { name: '专项招聘' }))
      await expect(columns.getByRole('link', { name: '残疾人就业' })).toHaveAttribute('href', '/cjr/index')
      const own = within(canvas.getByRole('region', { name: '单位中心' }))
      await expect(own.getByRole('link', { name: '职位管理' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: '赣南春风行动' })).toHaveAttribute('href', '/topic/spring')
    })
    await step('没有的页面不列', async () => {
      await expect(canvas.queryByRole('link', { name: '宜春专场' })).toBeNull()
      await expect(canvas.queryByRole('link', { name: '职位详情' })).toBeNull()
    })
  },
})

export const Narrow = Filled.extend({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: '专项招聘' })
    await fitsSideways({ canvasElement })
  },
})
