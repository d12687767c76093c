import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { startEndTime, ticketInfo, ticketTitle } from '#contract/exam-tickets'
import { interviewTicket, longTicket, writtenTicket } from '#mocks/fixtures/exam-tickets'
import { comingWindow } from '#mocks/fixtures/exam-windows'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keepTicket, keptOf, nameOf } from '../../model/kept-tickets.ts'
import { forgetPasses, ordinaryDay } from '../../testing.ts'
import { ExamTicketPage } from './ExamTicketPage.tsx'

const meta = preview.meta({
  id: 'page-exam-ticket',
  title: '页面/准考证/准考证 ExamTicketPage',
  component: ExamTicketPage,
  parameters: { route: '/exam/exam-ticket/601', path: '/exam/exam-ticket/:id' },
  beforeEach({ msw }) {
    forgetPasses()
    msw.use(...ordinaryDay())
  },
})

export const Filled = meta.story({
  name: '本人的准考证',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /的准考证$/ })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /报名照片/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '找考场' })).toHaveAttribute(
      'href',
      '/exam/exam-ticket/601?view=sites&q=0126010300512',
    )
  },
})

export const Guest = meta.story({
  name: '访客',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^身份证号码/ })).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

export const Interview = meta.story({
  name: '面试准考证',
  parameters: { session: member, route: '/exam/exam-ticket/601?group=interview' },
  beforeEach({ msw }) {
    msw.use(
      mock(ticketInfo).answers(({ stage }) => {
        if (stage !== 'interview') throw new Error('another group')
        return interviewTicket
      }),
    )
  },
  play: async ({ canvas }) => expect(await canvas.findByText('结构化面试')).toBeVisible(),
})

export const NoGroup = meta.story({
  name: '没有技能测试准考证',
  parameters: { session: member, route: '/exam/exam-ticket/601?group=skill' },
  beforeEach({ msw }) {
    msw.use(mock(ticketInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('您的账号没有这场考试的技能测试准考证')).toBeVisible(),
})

export const Before = meta.story({
  name: '还没开始打印',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(startEndTime).returns(comingWindow))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('准考证还不能打印')).toBeVisible()
    await expect(await canvas.findByText(/秋水广场站/)).toBeVisible()
  },
})

export const Sites = meta.story({
  name: '考点平面图',
  parameters: { route: '/exam/exam-ticket/601?view=sites&q=0126010300512' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('考场 005 在明德楼 1 层')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '考点平面图' })).toHaveAttribute('aria-current', 'page')
  },
})

export const Offline = meta.story({
  name: '没有网络，看离线保存的',
  parameters: { session: member },
  beforeEach({ msw }) {
    const at = Date.parse('2026-11-19T20:00:00+08:00')
    const own = keptOf({ exam: '601', owner: member.userId }, writtenTicket, at)
    keepTicket(browserStorage(), nameOf('601', 'written', 'account'), own)
    msw.use(mock(ticketTitle).offline(), mock(startEndTime).offline())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这台设备上保存的准考证')).toBeVisible()
    await expect(canvas.getByText('考场 005，座位 12 号')).toBeVisible()
  },
})

export const OfflineOther = meta.story({
  name: '没有网络，保存的是别的账号的',
  parameters: { session: member },
  beforeEach({ msw }) {
    const at = Date.parse('2026-11-19T20:00:00+08:00')
    const other = keptOf({ exam: '601', owner: 'somebody-else' }, writtenTicket, at)
    keepTicket(browserStorage(), nameOf('601', 'written', 'account'), other)
    msw.use(mock(ticketTitle).offline(), mock(startEndTime).offline())
  },
  play: async context => {
    await offersRetry(context)
    await expect(context.canvas.queryByText('这台设备上保存的准考证')).toBeNull()
  },
})

export const NotFound = meta.story({
  name: '没有这场考试',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(ticketTitle).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(startEndTime).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(startEndTime).fails())
  },
  play: offersRetry,
})

export const LongText = meta.story({
  name: '很长的文字',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(ticketInfo).returns(longTicket))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  parameters: { session: member },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: /报名照片/ })
    await fitsSideways({ canvasElement })
  },
})
