import { expect } from 'storybook/test'
import { hardJobDetails, jobDetails } from '#mocks/fixtures/jobs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { EmployerCard } from './EmployerCard.tsx'

const meta = preview.meta({
  id: 'jobs-employer-card',
  title: '业务/职位/招聘单位 EmployerCard',
  component: EmployerCard,
  args: { company: jobDetails.company },
})

export const Filled = meta.story({
  name: '已核验',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/营业执照已于 2026-03-18 核验/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看全部 12 个在招职位' })).toHaveAttribute(
      'href',
      '/company-details/501',
    )
  },
})

export const LongText = meta.story({
  name: '很长的名称、待核验',
  args: { company: hardJobDetails.company },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
