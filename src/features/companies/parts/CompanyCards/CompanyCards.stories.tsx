import { expect } from 'storybook/test'
import { companyCards, longCompanyCard } from '#mocks/fixtures/companies'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CompanyCards } from './CompanyCards.tsx'

const meta = preview.meta({
  id: 'companies-company-cards',
  title: '业务/单位/单位卡片 CompanyCards',
  component: CompanyCards,
  args: { companies: companyCards.list },
})

export const Filled = meta.story({
  name: '几家单位',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '瓷都𠮷窑' })).toHaveAttribute('href', '/company-details/506')
    await expect(canvas.getByText('120 个在招职位')).toBeVisible()
  },
})

export const LongText = meta.story({ name: '很长的内容', args: { companies: [longCompanyCard] }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
