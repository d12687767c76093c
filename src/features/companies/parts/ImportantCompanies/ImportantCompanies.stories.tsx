import { expect } from 'storybook/test'
import { listImportantCompanies } from '#contract/companies'
import { companyCards, longCompanyCard, noCompanyCards } from '#mocks/fixtures/companies'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ImportantCompanies } from './ImportantCompanies.tsx'

const meta = preview.meta({
  id: 'companies-important-companies',
  title: '业务/单位/重点单位 ImportantCompanies',
  component: ImportantCompanies,
  args: { city: '', trade: '', count: 2 },
  beforeEach({ msw }) {
    msw.use(mock(listImportantCompanies).returns(companyCards))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listImportantCompanies).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有内容',
  beforeEach({ msw }) {
    msw.use(mock(listImportantCompanies).returns(noCompanyCards))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有符合条件的重点单位')).toBeVisible(),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listImportantCompanies).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '先看两家，再看几家',
  beforeEach({ msw }) {
    msw.use(
      mock(listImportantCompanies).answers(({ pageSize = 20 }) => ({
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
  beforeEach({ msw }) {
    msw.use(mock(listImportantCompanies).returns({ ...companyCards, list: [longCompanyCard], total: 1 }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('10000 个在招职位')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
