import { expect } from 'storybook/test'
import { companyLicence } from '#contract/employer'
import {
  employerUser,
  lapsedEmployerUser,
  lapsedLicence,
  noLicence,
  pendingLicence,
  returnedLicence,
  waitingEmployerUser,
} from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CasualAwaits } from './CasualAwaits.tsx'

const meta = preview.meta({
  id: 'biz-employer-casual-awaits',
  title: '业务/单位中心/零工等待核验 CasualAwaits',
  component: CasualAwaits,
  parameters: { route: '/manage/jobs?casual=list', session: waitingEmployerUser },
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).returns(pendingLicence))
  },
})

export const Filled = meta.story({
  name: '营业执照正在核验',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/营业执照正在核验，不用再操作。零工可以先写好/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看营业执照核验进度' })).toHaveAttribute(
      'href',
      '/manage/center#licence',
    )
  },
})
export const Empty = meta.story({
  name: '还没有提交营业执照',
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).returns(noLicence))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/还没有提交营业执照。/)).toBeVisible(),
})
export const Returned = meta.story({
  name: '营业执照没有通过核验',
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).returns(returnedLicence))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/营业执照没有通过核验：.+。零工可以先写好/)).toBeVisible(),
})
export const Lapsed = meta.story({
  name: '超过复核期限',
  parameters: { session: lapsedEmployerUser },
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).returns(lapsedLicence))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/营业执照已超过复核期限，还没有重新提交。/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去重新提交营业执照' })).toBeVisible()
  },
})
export const Valid = meta.story({
  name: '核验有效：没有要说的',
  parameters: { session: employerUser },
  play: async ({ canvas }) => expect(canvas.queryByText('零工待核验后自动发布')).not.toBeInTheDocument(),
})
export const Loading = meta.story({
  name: '还不知道缺什么：先说会怎样',
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).hangs())
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^零工可以先写好、提交排队/)).toBeVisible(),
})
export const Failed = meta.story({
  name: '没有读到核验进度：先说会怎样',
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^零工可以先写好、提交排队/)).toBeVisible(),
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/营业执照正在核验/)
    await fitsSideways({ canvasElement })
  },
})
