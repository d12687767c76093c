import { expect } from 'storybook/test'
import { listImportantCompanies, searchCompanies } from '#contract/companies'
import { companyCards } from '#mocks/fixtures/companies'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { CompaniesFirst } from './CompaniesFirst.tsx'

const meta = preview.meta({
  id: 'companies-first',
  title: '业务/单位/先看单位 CompaniesFirst',
  component: CompaniesFirst,
  args: { t: '', city: '', district: '', trade: '', companyType: '', scale: '', count: 8 },
})

export const Unnamed = meta.story({
  name: '还没有写名称',
  beforeEach({ msw }) {
    msw.use(mock(listImportantCompanies).returns(companyCards))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '重点单位' })).toBeVisible(),
})
export const Named = meta.story({
  name: '写了名称',
  args: { t: '窑' },
  beforeEach({ msw }) {
    msw.use(mock(searchCompanies).returns(companyCards))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '名称含“窑”的单位' })).toBeVisible(),
})
