import { expect } from 'storybook/test'
import { companyAnswering } from '#contract/applications'
import { codes } from '#contract/codes'
import { lookAtJob } from '#contract/job-looks'
import { jobDetail, jobRelation, similarJobs } from '#contract/jobs'
import { listHiddenCompanies } from '#contract/searches'
import { PageLayout } from '#design-system'
import { answering } from '#mocks/fixtures/companies'
import {
  composedJob,
  endedJob,
  hardJobDetails,
  jobAtFairs,
  jobDetails,
  jobSummaries,
  longJobPage,
  noRelation,
} from '#mocks/fixtures/jobs'
import { noHiddenCompanies } from '#mocks/fixtures/searches'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { JobDetailsPage } from './JobDetailsPage.tsx'

const meta = preview.meta({
  id: 'page-job-details',
  title: '页面/职位/职位详情 JobDetailsPage',
  component: JobDetailsPage,
  parameters: { route: '/job-details/1001', path: '/job-details/:id' },
  beforeEach({ msw }) {
    msw.use(
      mock(jobDetail).returns(jobDetails),
      mock(similarJobs).returns({ list: jobSummaries }),
      mock(companyAnswering).returns(answering),
      mock(jobRelation).returns(noRelation),
      mock(lookAtJob).returns({}),
      mock(listHiddenCompanies).returns(noHiddenCompanies),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '职位不存在',
  parameters: { path: '*' },
  render: () => (
    <>
      <JobDetailsPage />
      <Where />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).refuses({ code: codes.notFound, msg: '职位不存在' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('/job-details/no-found')).toBeVisible(),
})

export const Composed = meta.story({
  name: '写明薪资构成',
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).returns(composedJob))
  },
  play: async ({ canvas }) => {
    const parts = await canvas.findByRole('region', { name: '薪资构成' })
    await expect(parts).toHaveTextContent('基本工资4000 元/月绩效或提成700–3700 元/月餐补300 元/月')
    await expect(parts).toHaveTextContent('每月 10 日')
  },
})

export const Filled = meta.story({
  name: '没有登录',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '总账会计' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '投递简历' })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Fjob-details%2F1001',
    )
    await expect(document.title).toContain('总账会计')
  },
})

export const Seeker = meta.story({
  name: '求职者',
  parameters: { session: member },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '投递简历' })).toBeVisible(),
})

export const AtFairs = meta.story({
  name: '单位带到招聘会',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).returns(jobAtFairs))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '赣鄱英才大型综合招聘会' })).toHaveAttribute(
      'href',
      '/recruitment/page/2',
    ),
})

export const Ended = meta.story({
  name: '已停止招聘',
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).returns(endedJob))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('该职位已停止招聘')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '投递简历' })).toBeNull()
    await expect(await canvas.findByText(/下面有相似的职位/)).toBeVisible()
    const [similar] = jobSummaries
    await expect(await canvas.findByRole('link', { name: similar?.title ?? '' })).toBeVisible()
  },
})

export const EndedAlone = meta.story({
  name: '已停止招聘，没有相似的职位',
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).returns(endedJob), mock(similarJobs).returns({ list: [] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂时没有相似的职位')).toBeVisible()
    await expect(canvas.getByText('不能再投递。')).toBeVisible()
    await expect(canvas.queryByText(/下面有相似的职位/)).not.toBeInTheDocument()
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  render: () => (
    <PageLayout topBar={null} header={null} footer={null}>
      <JobDetailsPage />
    </PageLayout>
  ),
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).returns(hardJobDetails), mock(similarJobs).returns({ list: longJobPage.list }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
