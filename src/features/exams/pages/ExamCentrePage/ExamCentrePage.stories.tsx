import { expect, waitFor } from 'storybook/test'
import { listRegistrations } from '#contract/exam-registrations'
import { examCalendar, listExamArticles, listExams } from '#contract/exams'
import { examArticlePage, longExamArticles, noExamArticles } from '#mocks/fixtures/exam-articles'
import { examDates, longExamPage, noExams, openExamPage } from '#mocks/fixtures/exams'
import { ownRegistrations } from '#mocks/fixtures/own-exams'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamCentrePage } from './ExamCentrePage.tsx'

const meta = preview.meta({
  id: 'page-exam-centre',
  title: '页面/考试/考试中心 ExamCentrePage',
  component: ExamCentrePage,
  parameters: { route: '/exam/center' },
  beforeEach({ msw }) {
    msw.use(
      mock(listExams).returns(openExamPage),
      mock(examCalendar).returns({ list: [...examDates] }),
      mock(listExamArticles).returns(examArticlePage),
      mock(listRegistrations).returns(ownRegistrations),
    )
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

export const Empty = meta.story({
  name: '没有可以报名的',
  beforeEach({ msw }) {
    msw.use(
      mock(listExams).returns(noExams),
      mock(examCalendar).returns({ list: [] }),
      mock(listExamArticles).returns(noExamArticles),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现在没有可以报名的考试')).toBeVisible()
    await expect(await canvas.findByText('还没有公告')).toBeVisible()
  },
})

export const Filled = meta.story({
  name: '没有登录',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '报名' })).toHaveAttribute('href', '/exam/apply/101')
    await expect(canvas.getByRole('link', { name: '成绩查询' })).toHaveAttribute('href', '/exam/list?stage=past')
    await userEvent.click(await canvas.findByRole('link', { name: '下个月' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '2026 年 12 月' })).toBeVisible())
  },
})

export const Seeker = meta.story({
  name: '求职者：我的下一步',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去缴费' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '我的考试' })).toHaveAttribute('href', '/exam/mine')
  },
})

export const Employer = meta.story({
  name: '单位账号：没有自己的考试',
  parameters: { session: employer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '看职位' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '我的考试' })).toBeNull()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listExams).returns(longExamPage), mock(listExamArticles).returns(longExamArticles))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '报名' })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })
