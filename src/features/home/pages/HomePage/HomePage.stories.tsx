import { expect, waitFor } from 'storybook/test'
import { listAdsByAlias } from '#contract/ads'
import { listSubsiteCompanies, siteDataStatistics } from '#contract/companies'
import { listJobFairs } from '#contract/job-fairs'
import { brandCompanies, newestJobs } from '#contract/jobs'
import { listArticles, listDeadlines } from '#contract/news'
import { listSubSites, siteConfigs } from '#contract/site'
import { homeBanners, longBanners, noBanners } from '#mocks/fixtures/ads'
import { companyCards, figures, noFigures } from '#mocks/fixtures/companies'
import { fairsAheadPage } from '#mocks/fixtures/job-fairs'
import { brands, jobSummaries, longBrands, longJobPage } from '#mocks/fixtures/jobs'
import { articlePage, deadlines, longArticles, longDeadlines, noArticles, noDeadlines } from '#mocks/fixtures/news'
import { siteConfig, subSites } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HomePage } from './HomePage.tsx'

const endpoints = [newestJobs, brandCompanies, listArticles, listDeadlines, siteDataStatistics, listAdsByAlias] as const

/** Some parts come when they are nearly in sight: looks down the page, which grows meanwhile, again and again until all is there. */
const lookingAround = (all: () => Promise<void>) =>
  waitFor(async () => {
    const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    scrollTo({ top: isEnd ? 0 : scrollY + innerHeight, behavior: 'instant' })
    await all()
  })

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
      mock(listSubSites).returns(subSites),
      mock(listAdsByAlias).returns(homeBanners),
      mock(listJobFairs).returns(fairsAheadPage),
      mock(listSubsiteCompanies).returns(companyCards),
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
      mock(listAdsByAlias).returns(noBanners),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂时没有最新职位')).toBeVisible()
    await lookingAround(() => expect(canvas.getByText('近期没有专项活动')).toBeVisible())
  },
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
    await lookingAround(() => expect(canvas.getByRole('region', { name: '推荐活动和服务' })).toBeVisible())
  },
})

export const SubSite = meta.story({
  name: '赣州站',
  parameters: { route: '/?area=360700' },
  beforeEach({ msw }) {
    msw.use(mock(newestJobs).answers(({ city }) => ({ list: city === '360700' ? jobSummaries : [] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '赣州公共就业和人才服务' })).toBeInTheDocument()
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: '查看全部' })).toHaveAttribute('href', '/job-search?city=360700')
    await expect(await canvas.findByRole('heading', { name: '本市在招单位' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '热门' })).toHaveAttribute('href', '/?area=360700&jobs=hot')
    await lookingAround(() => expect(canvas.getByRole('region', { name: '推荐活动和服务' })).toBeVisible())
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
      mock(listAdsByAlias).returns(longBanners),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await lookingAround(() => expect(canvas.getByRole('region', { name: '推荐活动和服务' })).toBeVisible())
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })

export const Elder = meta.story({
  name: '长辈版：另一页，少而大',
  globals: { size: 'elder', ...narrow },
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).returns(siteConfig))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: '打电话问' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: '推荐活动和服务' })).not.toBeInTheDocument()
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})
