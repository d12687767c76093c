import { expect } from 'storybook/test'
import { company, hardCompany, lapsedCompany, renamedCompany } from '#mocks/fixtures/companies'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
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
    await expect(canvas.getByText(whole(/营业执照已于 2026-07-18 核验，应于 2027-01-18 前复核。/))).toBeVisible()
  },
})

export const Lapsed = meta.story({
  name: '超过复核期限',
  args: { company: lapsedCompany },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText(whole(/营业执照已于 2026-04-02 核验，应于 2026-10-02 前复核，已超过复核期限。/)),
    ).toBeVisible(),
})

export const Renamed = meta.story({
  name: '一年内改过名',
  tags: ['no-picture'],
  args: { company: renamedCompany },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: renamedCompany.name })).toBeVisible()
    await expect(canvas.getByText('曾用名：赣州市章贡区星火机械厂')).toBeVisible()
  },
})

export const LongText = meta.story({ name: '很长的名称、待核验', args: { company: hardCompany }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
