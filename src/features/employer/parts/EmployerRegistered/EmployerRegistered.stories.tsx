import { expect } from 'storybook/test'
import { companyLicence } from '#contract/employer'
import { automaticLicence, employerUser, returnedLicence, waitingEmployerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { EmployerRegistered } from './EmployerRegistered.tsx'

const meta = preview.meta({
  id: 'biz-employer-registered',
  title: '业务/单位中心/注册成功 EmployerRegistered',
  component: EmployerRegistered,
  parameters: { route: '/manage/center?registered=1', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).returns(automaticLicence))
  },
})

export const Filled = meta.story({
  name: '营业执照已通过核验：现在就能发布职位',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '注册成功' })).toBeVisible()
    await expect(canvas.getByText('营业执照已通过核验，现在就能发布职位')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '发布职位' })).toHaveAttribute('href', '/manage/job/publish')
    await expect(await canvas.findByText(/没有人工审核/)).toBeVisible()
  },
})

export const Returned = meta.story({
  name: '营业执照没有通过：先写职位，再交一次',
  parameters: { session: waitingEmployerUser },
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).returns(returnedLicence))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('现在可以先写职位，通过后自动发布')).toBeVisible()
    await expect(await canvas.findByText(/照片反光/)).toBeVisible()
    await expect(canvas.queryByText('营业执照已通过核验，现在就能发布职位')).not.toBeInTheDocument()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
