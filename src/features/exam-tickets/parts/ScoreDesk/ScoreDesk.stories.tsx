import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { achievement } from '#contract/exam-tickets'
import { absentScore, interviewScore } from '#mocks/fixtures/exam-scores'
import { examTitle, scoredWindow } from '#mocks/fixtures/exam-windows'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ordinaryDay } from '../../testing.ts'
import { ScoreDesk } from './ScoreDesk.tsx'

const meta = preview.meta({
  id: 'exam-tickets-score-desk',
  title: '业务/准考证/成绩和复核说明 ScoreDesk',
  component: ScoreDesk,
  args: {
    exam: { key: '801', title: { ...examTitle, id: '801' }, window: scoredWindow },
    stage: 'written' as const,
    pass: '',
    onOther: fn(),
  },
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(...ordinaryDay())
  },
})

export const Filled = meta.story({
  name: '本人的成绩',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '申请复核' })).toHaveAttribute(
      'href',
      '/exam/result/3d2a7c10-5b1e-4f6a-8c9d-0e1f2a3b4c01',
    )
    await userEvent.click(await canvas.findByText('表格形式的成绩单'))
    await expect(await canvas.findByRole('button', { name: '打印成绩单' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '科目' })).toBeVisible()
  },
})

export const Guest = meta.story({
  name: '访客的成绩',
  args: { pass: 'fixture-pass' },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '登录后申请复核' })).toBeVisible(),
})

export const Absent = meta.story({
  name: '缺考',
  beforeEach({ msw }) {
    msw.use(mock(achievement).returns(absentScore))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('有科目记为“缺考”')).toBeVisible(),
})

export const TooLate = meta.story({
  name: '复核已经截止',
  args: {
    exam: { key: '801', title: examTitle, window: { ...scoredWindow, now: scoredWindow.recheckUntil } },
  },
  play: async ({ canvas }) => expect(await canvas.findByText('成绩复核已经截止')).toBeVisible(),
})

export const NotTaken = meta.story({
  name: '面试成绩不受理复核',
  args: { stage: 'interview' },
  beforeEach({ msw }) {
    msw.use(mock(achievement).returns({ ...interviewScore, releasedAt: scoredWindow.recheckUntil }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('不受理成绩复核')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '申请复核' })).toBeNull()
  },
})

export const NotFound = meta.story({
  name: '没有成绩',
  beforeEach({ msw }) {
    msw.use(mock(achievement).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '用姓名和身份证号码查询' }))
    await waitFor(() => expect(args.onOther).toHaveBeenCalledOnce())
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(achievement).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(achievement).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('表格形式的成绩单')
    await fitsSideways({ canvasElement })
  },
})
