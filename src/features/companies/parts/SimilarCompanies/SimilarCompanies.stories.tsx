import { expect, waitFor } from 'storybook/test'
import { listSimilarCompanies } from '#contract/companies'
import { companyCards, longCompanyCard } from '#mocks/fixtures/companies'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SimilarCompanies } from './SimilarCompanies.tsx'

const meta = preview.meta({
  id: 'companies-similar-companies',
  title: '业务/单位/同行业的单位 SimilarCompanies',
  component: SimilarCompanies,
  parameters: { route: '/company-details/501', path: '/company-details/:id' },
  beforeEach({ msw }) {
    msw.use(mock(listSimilarCompanies).returns({ list: companyCards.list }))
  },
})

export const Filled = meta.story({
  name: '几家单位',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '同行业在招的单位' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '瓷都𠮷窑' })).toHaveAttribute('href', '/company-details/506')
  },
})

export const Empty = meta.story({
  name: '没有就不占地方',
  beforeEach({ msw }) {
    msw.use(mock(listSimilarCompanies).returns({ list: [] }))
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole('heading')).toBeNull()),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listSimilarCompanies).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listSimilarCompanies).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(listSimilarCompanies).returns({ list: [longCompanyCard] }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link')
    await fitsSideways({ canvasElement })
  },
})
