import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { startEndTime, ticketInfo, ticketTitle } from '#contract/exam-tickets'
import { pastTicket } from '#mocks/fixtures/exam-tickets'
import { closedWindow, pastTitle, pastWindow } from '#mocks/fixtures/exam-windows'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { forgetPasses, identify, ordinaryDay } from '../../testing.ts'
import { ExamPrintPage } from './ExamPrintPage.tsx'

const meta = preview.meta({
  id: 'page-exam-print',
  title: '页面/准考证/打印准考证 ExamPrintPage',
  component: ExamPrintPage,
  parameters: { route: '/exam/print/601', path: '/exam/print/:id' },
  beforeEach({ msw }) {
    forgetPasses()
    msw.use(...ordinaryDay())
  },
})

export const Guest = meta.story({
  name: '访客',
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '登录查看' })).toHaveAttribute(
      'href',
      `/user/login?redirectUri=${encodeURIComponent('/exam/print/601')}`,
    ),
})

export const Filled = meta.story({
  name: '本人的准考证',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '打印本页' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /报名照片/ })).toBeVisible()
  },
})

export const Past = meta.story({
  name: '补打 2023 年的准考证',
  parameters: { route: '/exam/print/nanchang/2023', path: '/exam/print/nanchang/2023' },
  beforeEach({ msw }) {
    const only = <Answer,>(exam: string, answer: Answer) => {
      if (exam !== 'nanchang-2023') throw new Error('another exam')
      return answer
    }
    msw.use(
      mock(ticketTitle).answers(({ exam }) => only(exam, pastTitle)),
      mock(startEndTime).answers(({ exam }) => only(exam, pastWindow)),
      mock(ticketInfo).answers(({ exam }) => only(exam, pastTicket)),
    )
  },
  play: async hand => {
    await identify(hand, /^查询准考证/)
    await expect(await hand.canvas.findByText(whole('2023-05-20（周六） 08:30—10:00'))).toBeVisible()
    await expect(hand.canvas.getByRole('link', { name: '我的准考证' })).toHaveAttribute(
      'href',
      '/exam/exam-ticket/9123',
    )
  },
})

export const After = meta.story({
  name: '打印已经结束',
  beforeEach({ msw }) {
    msw.use(mock(startEndTime).returns(closedWindow))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('准考证打印已经结束')).toBeVisible(),
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
    msw.use(mock(ticketTitle).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(ticketTitle).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  parameters: { session: member },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: /报名照片/ })
    await fitsSideways({ canvasElement })
  },
})
