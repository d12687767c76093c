import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { registrationResult } from '#contract/exam-tickets'
import {
  absentResult,
  answeredResult,
  failedResult,
  overallResult,
  passedResult,
  waitingResult,
} from '#mocks/fixtures/exam-scores'
import { registrationId } from '#mocks/fixtures/exam-windows'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ordinaryDay } from '../../testing.ts'
import { ExamResultPage } from './ExamResultPage.tsx'

const meta = preview.meta({
  id: 'page-exam-result',
  title: '页面/准考证/我的成绩 ExamResultPage',
  component: ExamResultPage,
  parameters: { route: `/exam/result/${registrationId}`, path: '/exam/result/:id', session: member },
  beforeEach({ msw }) {
    msw.use(...ordinaryDay())
  },
})

export const Filled = meta.story({
  name: '进入面试',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您在入围名单中。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '面试准考证' })).toHaveAttribute(
      'href',
      '/exam/exam-ticket/801?group=interview',
    )
  },
})

export const Overall = meta.story({
  name: '面试以后',
  beforeEach({ msw }) {
    msw.use(mock(registrationResult).returns(overallResult))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /的面试成绩$/ })).toBeVisible()
    await expect(canvas.getByRole('list', { name: '总成绩' })).toBeVisible()
  },
})

export const Recheck = meta.story({
  name: '申请复核',
  beforeEach({ msw }) {
    // What is asked now is known from the answer itself: a read that was under way would still know nothing of it.
    msw.use(mock(registrationResult).returns(absentResult))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '申请复核' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^科目/ }), '学科专业知识')
    await userEvent.click(canvas.getByRole('radio', { name: '缺考或零分与本人实际参加考试不符' }))
    await userEvent.click(canvas.getByRole('button', { name: '提交复核申请' }))
    await expect(await canvas.findByText('正在复核')).toBeVisible()
  },
})

export const Answered = meta.story({
  name: '复核有结果',
  beforeEach({ msw }) {
    msw.use(mock(registrationResult).returns(answeredResult))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('成绩已更正')).toBeVisible(),
})

export const NotOn = meta.story({
  name: '没有入围',
  beforeEach({ msw }) {
    msw.use(mock(registrationResult).returns(failedResult))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/总分低于本岗位的入围最低分/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '面试准考证' })).toBeNull()
  },
})

export const Empty = meta.story({
  name: '还没有公布',
  beforeEach({ msw }) {
    msw.use(mock(registrationResult).returns(waitingResult))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('成绩还没有公布')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '不是自己的报名',
  beforeEach({ msw }) {
    msw.use(mock(registrationResult).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这次报名')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(registrationResult).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(registrationResult).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(registrationResult).returns(passedResult))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('您在入围名单中。')
    await expect(canvas.getByRole('link', { name: '入闱面试名单（第 2 版）' })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})
