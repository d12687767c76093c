import { expect } from 'storybook/test'
import { companyAnswering } from '#contract/applications'
import { answering } from '#mocks/fixtures/companies'
import { hardJobDetails, jobDetails, lapsedJob } from '#mocks/fixtures/jobs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { EmployerCard } from './EmployerCard.tsx'

const meta = preview.meta({
  id: 'jobs-employer-card',
  title: '业务/职位/招聘单位 EmployerCard',
  component: EmployerCard,
  args: { company: jobDetails.company },
  beforeEach({ msw }) {
    msw.use(mock(companyAnswering).returns(answering))
  },
})

export const Filled = meta.story({
  name: '已核验',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('近半年的投递答复了 87%，一般 2 天内答复')).toBeVisible()
    await expect(canvas.getByText(whole(/营业执照已于 2026-07-18 核验，应于 2027-01-18 前复核。/))).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看全部 12 个在招职位' })).toHaveAttribute(
      'href',
      '/company-details/501',
    )
  },
})

export const Lapsed = meta.story({
  name: '超过复核期限',
  args: { company: lapsedJob.company },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(whole(/应于 2026-10-02 前复核，已超过复核期限。/))).toBeVisible(),
})

export const Loading = meta.story({
  name: '答复情况加载中',
  beforeEach({ msw }) {
    msw.use(mock(companyAnswering).hangs())
  },
})

export const Failed = meta.story({
  name: '答复情况没有取到，其余照常',
  beforeEach({ msw }) {
    msw.use(mock(companyAnswering).fails())
  },
  play: async ({ canvas }) => expect(canvas.getByText(/营业执照已于/)).toBeVisible(),
})

export const Empty = meta.story({
  name: '投递还不多',
  beforeEach({ msw }) {
    msw.use(mock(companyAnswering).returns({ applications: 2, answered: 2, medianHours: 1 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('近半年投递不多，还没有答复统计')).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的名称、待核验',
  args: { company: hardJobDetails.company },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
