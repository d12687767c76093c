import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { companyDetail, companyJobs, companyRecord, listCompanyImages, listSimilarCompanies } from '#contract/companies'
import { PageLayout } from '#design-system'
import { company, companyCards, hardCompany, record, workplace } from '#mocks/fixtures/companies'
import { jobPage, longJobPage } from '#mocks/fixtures/jobs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { CompanyDetailsPage } from './CompanyDetailsPage.tsx'

const meta = preview.meta({
  id: 'page-company-details',
  title: '页面/单位/单位主页 CompanyDetailsPage',
  component: CompanyDetailsPage,
  parameters: { route: '/company-details/501', path: '/company-details/:id' },
  beforeEach({ msw }) {
    msw.use(
      mock(companyDetail).returns(company),
      mock(companyJobs).returns(jobPage),
      mock(companyRecord).returns(record),
      mock(listSimilarCompanies).returns({ list: companyCards.list }),
      mock(listCompanyImages).returns({ list: [...workplace] }),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(companyDetail).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(companyDetail).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不存在',
  parameters: { path: '*' },
  render: () => (
    <>
      <CompanyDetailsPage />
      <Where />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(mock(companyDetail).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('/company-details/no-found')).toBeVisible(),
})

export const Filled = meta.story({
  name: '平常的内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: company.name })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5))
    await expect(canvas.getByRole('link', { name: '关注' })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Fcompany-details%2F501',
    )
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  render: () => (
    <PageLayout topBar={null} header={null} footer={null}>
      <CompanyDetailsPage />
    </PageLayout>
  ),
  beforeEach({ msw }) {
    msw.use(mock(companyDetail).returns(hardCompany), mock(companyJobs).returns(longJobPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
