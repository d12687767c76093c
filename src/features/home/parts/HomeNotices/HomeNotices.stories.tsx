import { expect } from 'storybook/test'
import { listArticles } from '#contract/news'
import { listSubSites } from '#contract/site'
import { articlePage, longArticles, noArticles } from '#mocks/fixtures/news'
import { subSites } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HomeNotices } from './HomeNotices.tsx'

const meta = preview.meta({
  id: 'home-notices',
  title: '业务/首页/通知公告 HomeNotices',
  component: HomeNotices,
  beforeEach({ msw }) {
    msw.use(mock(listArticles).returns(articlePage), mock(listSubSites).returns(subSites))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listArticles).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有内容',
  beforeEach({ msw }) {
    msw.use(mock(listArticles).returns(noArticles))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('暂时没有公告')).toBeVisible(),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listArticles).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /冬季用工洽谈会/ })).toHaveAttribute('href', '/news/page/2002')
    await expect(canvas.getByRole('link', { name: '更多' })).toHaveAttribute('href', '/notice/list')
  },
})

export const SubSite = meta.story({
  name: '设区市分站：本市的公告',
  parameters: { route: '/?area=360700' },
  beforeEach({ msw }) {
    msw.use(mock(listArticles).answers(({ city }) => (city === '360700' ? articlePage : noArticles)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '赣州通知公告' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /冬季用工洽谈会/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '更多' })).toHaveAttribute(
      'href',
      `/notice/list?t=${encodeURIComponent('赣州')}`,
    )
  },
})

export const Instead = meta.story({
  name: '本市还没有公告：说明后列出全省的',
  parameters: { route: '/?area=360700' },
  beforeEach({ msw }) {
    msw.use(mock(listArticles).returns({ ...articlePage, instead: true }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('赣州暂时没有自己的公告，以下是全省公告。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '更多' })).toHaveAttribute('href', '/notice/list')
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(listArticles).returns(longArticles))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /䶮山·𠮷水/ })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
