import { expect } from 'storybook/test'
import { company, hardCompany } from '#mocks/fixtures/companies'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CompanyHead } from './CompanyHead.tsx'

const meta = preview.meta({
  id: 'companies-company-head',
  title: '业务/单位/单位概要 CompanyHead',
  component: CompanyHead,
  args: { company },
  parameters: { route: '/company-details/501', path: '/company-details/:id' },
})

export const Filled = meta.story({
  name: '已核验',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
    await expect(canvas.getByText(/营业执照已于 2026-03-18 核验/)).toBeVisible()
  },
})

export const LongText = meta.story({ name: '很长的名称、待核验', args: { company: hardCompany }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
