import { expect } from 'storybook/test'
import { companyJobs } from '#contract/companies'
import { jobPage, longJobPage, noJobPage } from '#mocks/fixtures/jobs'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CompanyJobs } from './CompanyJobs.tsx'

const meta = preview.meta({
  id: 'companies-company-jobs',
  title: '业务/单位/在招职位 CompanyJobs',
  component: CompanyJobs,
  parameters: { route: '/company-details/501', path: '/company-details/:id' },
  beforeEach({ msw }) {
    msw.use(mock(companyJobs).returns(jobPage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(companyJobs).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有内容',
  beforeEach({ msw }) {
    msw.use(mock(companyJobs).returns(noJobPage))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('该单位目前没有在招职位')).toBeVisible(),
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/company-details/501?page=400' },
  beforeEach({ msw }) {
    msw.use(mock(companyJobs).returns({ ...jobPage, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/company-details/501'),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(companyJobs).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: /下一页/ })).toHaveAttribute('href', '/company-details/501?page=2')
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(companyJobs).returns(longJobPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
