import { expect } from 'storybook/test'
import { examGuide, listExamAttachments, listExams } from '#contract/exams'
import { attachments } from '#mocks/fixtures/exam-articles'
import { emptyGuide, guide, longGuide } from '#mocks/fixtures/exam-help'
import { examPage, longExamPage, noExams } from '#mocks/fixtures/exams'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamTrainPage } from './ExamTrainPage.tsx'

const going = {
  ...examPage,
  list: examPage.list.filter(({ stage }) => stage === 'printing' || stage === 'arranging'),
}

const meta = preview.meta({
  id: 'page-exam-train',
  title: '页面/考试/考试培训 ExamTrainPage',
  component: ExamTrainPage,
  parameters: { route: '/exam-train' },
  beforeEach({ msw }) {
    msw.use(
      mock(listExams).returns(going),
      mock(examGuide).returns(guide),
      mock(listExamAttachments).returns({ list: [...attachments] }),
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
  name: '近期没有考试',
  beforeEach({ msw }) {
    msw.use(mock(listExams).returns(noExams), mock(examGuide).returns(emptyGuide))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('近期没有考试')).toBeVisible()
    await expect(await canvas.findByText('考试当天的说明正在更新')).toBeVisible()
  },
})

export const Filled = meta.story({
  name: '没有登录',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^笔试大纲和样题/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '教育综合知识', level: 3 })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '考试当天带什么？' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '竞赛课程' })).toBeNull()
  },
})

export const SignedIn = meta.story({
  name: '登录后有课程',
  parameters: { session: member },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '竞赛课程' })).toHaveAttribute('href', '/ldgx/course/list'),
})

export const WithoutFiles = meta.story({
  name: '没有附件',
  beforeEach({ msw }) {
    msw.use(mock(listExamAttachments).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/这个项目没有附件/)).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listExams).returns(longExamPage), mock(examGuide).returns(longGuide))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /^笔试大纲和样题/ })
    await fitsSideways({ canvasElement })
  },
})
