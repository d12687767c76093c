import { expect } from 'storybook/test'
import { searchCompanies } from '#contract/companies'
import { companyCards, longCompanyCard, noCompanyCards } from '#mocks/fixtures/companies'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { NamedCompanies } from './NamedCompanies.tsx'

const meta = preview.meta({
  id: 'companies-named-companies',
  title: '业务/单位/按名称找到的单位 NamedCompanies',
  component: NamedCompanies,
  args: { t: '窑', city: '', district: '', trade: '', companyType: '', scale: '', count: 2 },
  beforeEach({ msw }) {
    msw.use(mock(searchCompanies).returns(companyCards))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(searchCompanies).hangs())
  },
  play: saysLoading,
})
export const Empty = meta.story({
  name: '没有这个名称的单位',
  beforeEach({ msw }) {
    msw.use(mock(searchCompanies).returns(noCompanyCards))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '按职位搜索“窑”' })).toHaveAttribute(
      'href',
      `/job-search?${new URLSearchParams({ t: '窑' })}`,
    ),
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(searchCompanies).fails())
  },
  play: offersRetry,
})
export const Filled = meta.story({
  name: '先看两家，再看几家',
  beforeEach({ msw }) {
    msw.use(
      mock(searchCompanies).answers(({ pageSize = 20 }) => ({
        ...companyCards,
        list: companyCards.list.slice(0, pageSize),
      })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '再看几家' }))
    await expect(await canvas.findByRole('link', { name: '瓷都𠮷窑' })).toHaveAttribute('href', '/company-details/506')
    await expect(canvas.queryByRole('button', { name: '再看几家' })).toBeNull()
  },
})
export const LongText = meta.story({
  name: '很长的内容',
  args: { t: '赣江新区䶮山𠮷水新能源汽车核心零部件联合研发与检测' },
  beforeEach({ msw }) {
    msw.use(mock(searchCompanies).returns({ ...companyCards, list: [longCompanyCard], total: 1000, capped: true }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('10000 个在招职位')
    await fitsSideways({ canvasElement })
  },
})
export const Narrow = LongText.extend({ name: '手机', globals: narrow })
