import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { achievement, findHolder, startEndTime, ticketTitle } from '#contract/exam-tickets'
import { disciplineScore } from '#mocks/fixtures/exam-scores'
import { openWindow, scoredWindow } from '#mocks/fixtures/exam-windows'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { forgetPasses, identify, ordinaryDay } from '../../testing.ts'
import { ExamScoresPage } from './ExamScoresPage.tsx'

const meta = preview.meta({
  id: 'page-exam-scores',
  title: '页面/准考证/成绩查询 ExamScoresPage',
  component: ExamScoresPage,
  parameters: { route: '/exam/cjcx/801', path: '/exam/cjcx/:id' },
  beforeEach({ msw }) {
    forgetPasses()
    msw.use(mock(startEndTime).returns(scoredWindow), ...ordinaryDay())
  },
})

export const Guest = meta.story({
  name: '访客查询',
  play: async hand => {
    await identify(hand, /^查询成绩/)
    await expect(await hand.canvas.findByText('233.55')).toBeVisible()
  },
})

export const Stranger = meta.story({
  name: '什么也查不到',
  beforeEach({ msw }) {
    msw.use(mock(findHolder).refuses({ code: codes.notFound, msg: '没有查到报名，请核对姓名和身份证号码' }))
  },
  play: async hand => {
    await identify(hand, /^查询成绩/)
    await expect(await hand.canvas.findByText('没有查到报名，请核对姓名和身份证号码')).toBeVisible()
    await expect(hand.canvas.queryByRole('article')).toBeNull()
  },
})

export const Filled = meta.story({
  name: '本人的成绩',
  parameters: { session: member },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '打印成绩' })).toBeVisible(),
})

export const Discipline = meta.story({
  name: '违纪',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(achievement).returns(disciplineScore))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('有科目记为“违纪”')).toBeVisible(),
})

export const Before = meta.story({
  name: '还没有公布',
  beforeEach({ msw }) {
    msw.use(mock(startEndTime).returns(openWindow))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(whole('2027-01-11（周一） 10:00 公布成绩，到时本页自动打开查询。'))).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有这场考试',
  beforeEach({ msw }) {
    msw.use(mock(ticketTitle).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(startEndTime).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(startEndTime).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  parameters: { session: member },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '打印成绩' })
    await fitsSideways({ canvasElement })
  },
})
