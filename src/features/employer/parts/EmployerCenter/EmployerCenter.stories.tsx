import { expect } from 'storybook/test'
import { companyLicence, employerOverview } from '#contract/employer'
import {
  dueLicence,
  employerToday,
  employerUser,
  newEmployerToday,
  noLicence,
  validLicence,
} from '#mocks/fixtures/employer'
import { reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { EmployerCenter } from './EmployerCenter.tsx'

const meta = preview.meta({
  id: 'biz-employer-center',
  title: '业务/单位中心/单位中心 EmployerCenter',
  component: EmployerCenter,
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(employerOverview).returns(employerToday), mock(companyLicence).returns(validLicence))
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '5 份简历或回复还没有看' })).toBeVisible(),
})
export const Empty = meta.story({
  name: '空的',
  beforeEach({ msw }) {
    msw.use(mock(employerOverview).returns(newEmployerToday), mock(companyLicence).returns(noLicence))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有在招的职位，发布第一个')).toBeVisible(),
})
export const Due = meta.story({
  name: '营业执照即将到期',
  beforeEach({ msw }) {
    const today = { ...employerToday, licence: dueLicence }
    msw.use(mock(employerOverview).returns(today), mock(companyLicence).returns(dueLicence))
  },
  play: async ({ canvas }) => {
    const task = await canvas.findByRole('link', { name: '营业执照核验还有 12 天到期，请重新提交' })
    await expect(task).toHaveAttribute('href', '/manage/center#licence')
    await expect(await canvas.findByText('即将到期，还有 12 天')).toBeVisible()
  },
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(employerOverview).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(employerOverview).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})

export const Reader = meta.story({
  name: '用人部门：没有要处理和发布的',
  parameters: { session: reader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '5 份简历或回复还没有看' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '发布职位' })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/在等您的答复/)).not.toBeInTheDocument()
  },
})
