import { expect } from 'storybook/test'
import { listRegistrations } from '#contract/exam-registrations'
import { listExams } from '#contract/exams'
import { longExamPage, noExams, openExamPage } from '#mocks/fixtures/exams'
import { noRegistrations, ownRegistrations } from '#mocks/fixtures/own-exams'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OwnNext } from './OwnNext.tsx'

const meta = preview.meta({
  id: 'exams-own-next',
  title: '业务/考试/我的下一步 OwnNext',
  component: OwnNext,
  args: { userType: null },
  beforeEach({ msw }) {
    msw.use(mock(listExams).returns(openExamPage), mock(listRegistrations).returns(ownRegistrations))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listExams).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listExams).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '没有登录：最近截止的考试',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '报名' })).toHaveAttribute('href', '/exam/apply/101')
    await expect(canvas.getByText(/南昌市市县属/)).toBeVisible()
  },
})

export const Seeker = meta.story({
  name: '求职者：今天要缴费',
  args: { userType: 2 },
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去缴费' })).toBeVisible()
    await expect(canvas.getByText('缴费截止', { exact: true })).toBeVisible()
  },
})

export const SeekerWithout = meta.story({
  name: '求职者：还没有报名',
  args: { userType: 2 },
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(noRegistrations))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '报名' })).toBeVisible(),
})

export const Employer = meta.story({
  name: '单位账号：看职位',
  args: { userType: 1 },
  parameters: { session: employer },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '看职位' })).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有可以报名的',
  beforeEach({ msw }) {
    msw.use(mock(listExams).returns(noExams))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/现在没有可以报名的考试/)).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listExams).returns(longExamPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '报名' })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
