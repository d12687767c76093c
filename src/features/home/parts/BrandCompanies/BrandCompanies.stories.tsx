import { expect } from 'storybook/test'
import { brandCompanies } from '#contract/jobs'
import { brands, longBrands } from '#mocks/fixtures/jobs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BrandCompanies } from './BrandCompanies.tsx'

const meta = preview.meta({
  id: 'home-brand-companies',
  title: '业务/首页/品牌企业 BrandCompanies',
  component: BrandCompanies,
  beforeEach({ msw }) {
    msw.use(mock(brandCompanies).returns(brands))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(brandCompanies).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有内容',
  beforeEach({ msw }) {
    msw.use(mock(brandCompanies).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('暂时没有品牌企业')).toBeVisible(),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(brandCompanies).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '瓷都𠮷窑' })).toHaveAttribute('href', '/company-details/506')
    await expect(canvas.getByText('120 个在招职位')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(brandCompanies).returns(longBrands))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('10000 个在招职位')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
