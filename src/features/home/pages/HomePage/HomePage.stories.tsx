import { expect } from 'storybook/test'
import { siteDataStatistics } from '#contract/companies'
import { brandCompanies, newestJobs } from '#contract/jobs'
import { listArticles, listDeadlines } from '#contract/news'
import { figures, noFigures } from '#mocks/fixtures/companies'
import { brands, jobSummaries, longBrands, longJobPage } from '#mocks/fixtures/jobs'
import { articlePage, deadlines, longArticles, longDeadlines, noArticles, noDeadlines } from '#mocks/fixtures/news'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HomePage } from './HomePage.tsx'

const endpoints = [newestJobs, brandCompanies, listArticles, listDeadlines, siteDataStatistics] as const

const meta = preview.meta({
  id: 'page-home',
  title: '页面/首页 HomePage',
  component: HomePage,
  parameters: { route: '/', path: '/' },
  beforeEach({ msw }) {
    msw.use(
      mock(newestJobs).returns({ list: jobSummaries }),
      mock(brandCompanies).returns(brands),
      mock(listArticles).returns(articlePage),
      mock(listDeadlines).returns(deadlines),
      mock(siteDataStatistics).returns(figures),
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
  name: '什么都没有',
  beforeEach({ msw }) {
    msw.use(
      mock(newestJobs).returns({ list: [] }),
      mock(brandCompanies).returns({ list: [] }),
      mock(listArticles).returns(noArticles),
      mock(listDeadlines).returns(noDeadlines),
      mock(siteDataStatistics).returns(noFigures),
    )
  },
  play: async ({ canvas }) => expect(await canvas.findByText('暂时没有最新职位')).toBeVisible(),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(...endpoints.map(endpoint => mock(endpoint).fails()))
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '平常的一天',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(
      mock(newestJobs).returns({ list: longJobPage.list }),
      mock(brandCompanies).returns(longBrands),
      mock(listArticles).returns(longArticles),
      mock(listDeadlines).returns(longDeadlines),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
