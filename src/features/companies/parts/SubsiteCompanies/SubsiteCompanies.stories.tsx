import { expect } from 'storybook/test'
import { listSubsiteCompanies } from '#contract/companies'
import { companyCards, longCompanyCard, noCompanyCards } from '#mocks/fixtures/companies'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SubsiteCompanies } from './SubsiteCompanies.tsx'

const meta = preview.meta({
  id: 'companies-subsite-companies',
  title: '业务/单位/本市在招单位 SubsiteCompanies',
  component: SubsiteCompanies,
  args: { city: '360700', count: 8 },
  beforeEach({ msw }) {
    msw.use(mock(listSubsiteCompanies).returns(companyCards))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listSubsiteCompanies).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有内容',
  beforeEach({ msw }) {
    msw.use(mock(listSubsiteCompanies).returns(noCompanyCards))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('本市暂时没有在招单位')).toBeVisible(),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listSubsiteCompanies).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '有内容',
  beforeEach({ msw }) {
    msw.use(
      mock(listSubsiteCompanies).answers(({ city, hiring }) =>
        city === '360700' && hiring === '1' ? companyCards : noCompanyCards,
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '瓷都𠮷窑' })).toHaveAttribute('href', '/company-details/506')
    await expect(canvas.getByRole('link', { name: '更多单位' })).toHaveAttribute(
      'href',
      '/job-search?city=360700&type=2',
    )
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(listSubsiteCompanies).returns({ ...companyCards, list: [longCompanyCard], total: 1 }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('10000 个在招职位')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
