import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { listRegistrations } from '#contract/exam-registrations'
import { examInfo } from '#contract/exams'
import { Container } from '#design-system'
import { noRegistrations, onlyRegistration } from '#mocks/fixtures/exam-registration-pages'
import * as sample from '#mocks/fixtures/exam-registrations'
import { registeringExam } from '#mocks/fixtures/exam-rounds'
import { seekerUser } from '#mocks/fixtures/seeker'
import { employer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamProgressPage } from './ExamProgressPage.tsx'

const path = '/exam/page/:id'
const route = '/exam/page/101'

const meta = preview.meta({
  id: 'page-exam-progress',
  title: '页面/考试/考试进度 ExamProgressPage',
  component: ExamProgressPage,
  // Bars at the bottom edge reach over the page's own gutters.
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { path, route, session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(examInfo).returns(registeringExam), mock(listRegistrations).returns(onlyRegistration(sample.approved)))
  },
})

export const Filled = meta.story({
  name: '等待缴费',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('可以确认并缴费了')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去缴费' })).toHaveAttribute(
      'href',
      `/exam/apply-info/${sample.approved.id}`,
    )
    await expect(canvas.getByText(whole('缴费截止 2026-11-28 (周六) 17:00'))).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/还有 8 天/)
  },
})

export const Empty = meta.story({
  name: '没有报名',
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(noRegistrations))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '去报名' })).toHaveAttribute('href', '/exam/apply/101'),
})

export const Missed = meta.story({
  name: '没有报名，已经截止',
  parameters: { path, route, session: seekerUser, now: '2026-11-25T09:30:00+08:00' },
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(noRegistrations))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('您没有报这场考试')).toBeVisible(),
})

export const Early = meta.story({
  name: '还没有开始报名',
  parameters: { path, route, session: seekerUser, now: '2026-11-12T09:30:00+08:00' },
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(noRegistrations))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(whole('报名 2026-11-16 (周一) 09:00 开始'))).toBeVisible(),
})

export const WithScore = meta.story({
  name: '成绩已公布',
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(onlyRegistration(sample.withScore)))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '查成绩' })).toHaveAttribute(
      'href',
      `/exam/result/${sample.withScore.id}`,
    ),
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { path, route, session: employer },
  play: async ({ canvas }) => expect(await canvas.findByText('考试报名面向个人')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有这场考试',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).fails())
  },
  play: offersRetry,
})

export const LongText = meta.story({
  name: '很长的单位',
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(onlyRegistration(sample.longRegistration)))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/䶮山𠮷口分中心/)).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('可以确认并缴费了')
    await fitsSideways({ canvasElement })
  },
})
