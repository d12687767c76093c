import { expect, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listHiddenCompanies, listSearches, saveSearch } from '#contract/searches'
import { hiddenCompanies, keptSearches, noSearches } from '#mocks/fixtures/searches'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SearchListPage } from './SearchListPage.tsx'

const meta = preview.meta({
  id: 'page-search-list',
  title: '页面/求职者/保存的搜索 SearchListPage',
  component: SearchListPage,
  parameters: { route: '/user/search-list', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listSearches).returns(keptSearches), mock(listHiddenCompanies).returns(hiddenCompanies))
  },
})

const asked = `/user/search-list?${new URLSearchParams({ t: '普工', city: '360100' })}`

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listSearches).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listSearches).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '还没有保存',
  beforeEach({ msw }) {
    msw.use(mock(listSearches).returns(noSearches))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有保存的搜索')).toBeVisible(),
})

export const Filled = meta.story({
  name: '订阅新职位',
  parameters: { route: asked },
  beforeEach({ msw }) {
    msw.use(
      mock(saveSearch).answers(({ search }) => ({
        id: search.t === '普工' && search.city === '360100' ? 'saved' : '',
      })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('普工 · 南昌市')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /名称/ })).toHaveValue('普工 南昌市')
    await userEvent.click(canvas.getByRole('button', { name: '保存搜索' }))
    await waitFor(() => expect(screen.getByText(/^已保存，有新职位/)).toBeVisible())
  },
})

export const Full = meta.story({
  name: '已经存满',
  parameters: { route: asked },
  beforeEach({ msw }) {
    msw.use(mock(saveSearch).refuses({ code: codes.quotaReached, msg: '最多保存 20 个搜索，请先删除不用的' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存搜索' }))
    await expect(await canvas.findByText('最多保存 20 个搜索，请先删除不用的')).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('5 个新职位')
    await fitsSideways({ canvasElement })
  },
})
