import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { examInfo } from '#contract/exams'
import { drawnExam, examInFull, freeExam, sealedExam } from '#mocks/fixtures/exams-in-full'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamFacts } from './ExamFacts.tsx'

const meta = preview.meta({
  id: 'exams-facts',
  title: '业务/考试/时间费用和科目 ExamFacts',
  component: ExamFacts,
  args: { id: '101' },
  beforeEach({ msw }) {
    msw.use(mock(examInfo).returns(examInFull))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '已经撤下',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).refuses({ code: codes.notFound, msg: '没有找到这场考试' }))
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '先审核，再缴费',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole('每科 50 元，共 100 元，2026-11-27 (周五) 17:00 截止'))).toBeVisible()
    await expect(canvas.getAllByText('150 分')).toHaveLength(2)
    await expect(canvas.getByText(whole('2026-12-17 (周四) 09:00—10:30'))).toBeVisible()
  },
})

export const Free = meta.story({
  name: '诚信报名，不收费，科目另行公告',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).returns({ ...freeExam, papers: [] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('不收考试费')).toBeVisible()
    await expect(canvas.getByText(/诚信报名/)).toBeVisible()
    await expect(canvas.queryByText('减免申请')).toBeNull()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(whole('0791-0001203'))
    await fitsSideways({ canvasElement })
  },
})

export const Sealed = meta.story({
  name: '编排种子已封存',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).returns(sealedExam))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/种子已经封存，打印准考证时公布/)).toBeVisible(),
})

export const Drawn = meta.story({
  name: '编排种子已公布',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).returns(drawnExam))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/种子 sample/)).toBeVisible(),
})
