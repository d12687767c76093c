import { expect, within } from 'storybook/test'
import { newestJobs } from '#contract/jobs'
import { listArticles, listDeadlines } from '#contract/news'
import { siteConfigs } from '#contract/site'
import { jobSummaries, longJobPage } from '#mocks/fixtures/jobs'
import { articlePage, deadlines, longArticles, longDeadlines, noArticles, noDeadlines } from '#mocks/fixtures/news'
import { siteConfig } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ElderHome } from './ElderHome.tsx'

const endpoints = [newestJobs, listArticles, listDeadlines] as const

const meta = preview.meta({
  id: 'home-elder',
  title: '业务/首页/长辈版首页 ElderHome',
  component: ElderHome,
  globals: { size: 'elder' },
  beforeEach({ msw }) {
    msw.use(
      mock(siteConfigs).returns(siteConfig),
      mock(newestJobs).returns({ list: jobSummaries }),
      mock(listArticles).returns(articlePage),
      mock(listDeadlines).returns(deadlines),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).hangs(), ...endpoints.map(endpoint => mock(endpoint).hangs()))
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有职位和公告',
  beforeEach({ msw }) {
    msw.use(
      mock(newestJobs).returns({ list: [] }),
      mock(listArticles).returns(noArticles),
      mock(listDeadlines).returns(noDeadlines),
    )
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '看看全部职位' })).toHaveAttribute('href', '/job-search'),
})

export const Failed = meta.story({
  name: '没有取到，电话和入口还在',
  beforeEach({ msw }) {
    msw.use(...endpoints.map(endpoint => mock(endpoint).fails()))
  },
  play: async ({ canvas, canvasElement }) => {
    await offersRetry({ canvasElement })
    await expect(await canvas.findByRole('link', { name: /^服务热线/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '找工作' })).toBeVisible()
  },
})

export const Filled = meta.story({
  name: '先是电话，再是四个大入口',
  play: async ({ canvas, step }) => {
    await step('电话按一下就拨', async () => {
      const line = await canvas.findByRole('link', { name: '服务热线 0791-86000101' })
      await expect(line).toHaveAttribute('href', 'tel:0791-86000101')
      await expect(line.getBoundingClientRect().height).toBeGreaterThanOrEqual(60)
    })
    await step('四个大入口，其余在后面', async () => {
      const tiles = within(canvas.getByRole('navigation', { name: '常用服务' })).getAllByRole('link')
      await expect(tiles.map(({ textContent }) => textContent)).toEqual(['找工作', '招聘会', '零工', '档案服务'])
      for (const tile of tiles) await expect(tile.getBoundingClientRect().height).toBeGreaterThanOrEqual(60)
      await expect(canvas.getByRole('link', { name: '全部服务' })).toHaveAttribute('href', '/site-map')
    })
    await step('几个职位，和全部职位', async () => {
      await expect(await canvas.findAllByRole('article')).toHaveLength(4)
      await expect(canvas.getByRole('link', { name: '查看全部职位' })).toHaveAttribute('href', '/job-search')
    })
    await step('没有小于 18 像素的字', async () => {
      const words = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].filter(element =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      const sizes = words.map(word => Number.parseFloat(getComputedStyle(word).fontSize))
      await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18)
    })
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(
      mock(newestJobs).returns({ list: longJobPage.list }),
      mock(listArticles).returns(longArticles),
      mock(listDeadlines).returns(longDeadlines),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })
