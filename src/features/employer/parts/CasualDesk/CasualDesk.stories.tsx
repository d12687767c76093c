import { expect } from 'storybook/test'
import { getOwnFlexibleJob, listFlexibleApplicants, listOwnFlexibleJobs } from '#contract/flexible-posts'
import { employerUser } from '#mocks/fixtures/employer'
import { applicantPage, casualJob, casualPage } from '#mocks/fixtures/flexible-posts'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { CasualDesk } from './CasualDesk.tsx'

const meta = preview.meta({
  id: 'biz-employer-casual-desk',
  title: '业务/单位中心/零工 CasualDesk',
  component: CasualDesk,
  parameters: { route: '/manage/jobs?casual=list', session: employerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(listOwnFlexibleJobs).returns(casualPage),
      mock(getOwnFlexibleJob).returns(casualJob),
      mock(listFlexibleApplicants).returns(applicantPage),
    )
  },
})

export const Filled = meta.story({
  name: '从列表到报名的人',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '快递夜间分拣' }))
    await expect(await canvas.findByText('热合曼·䶮')).toBeVisible()
  },
})
