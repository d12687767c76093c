import { expect, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { officeQueues, remindExhibitor } from '#contract/fair-talk-office'
import { employerUser } from '#mocks/fixtures/employer'
import { boardsTold, stateTold } from '#mocks/fixtures/events'
import {
  earlyQueues,
  longQueues,
  officeQueuesNow,
  remindedQueues,
  stoppedQueues,
} from '#mocks/fixtures/fair-talk-office'
import { mock } from '#mocks/mock'
import { tell } from '#platform/events'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeQueuesPage } from './OfficeQueuesPage.tsx'

const meta = preview.meta({
  id: 'page-office-fair-queues',
  title: '页面/招聘会主办方/排队实况 OfficeQueuesPage',
  component: OfficeQueuesPage,
  parameters: {
    path: '/manage/fair-office/:id/queues',
    route: '/manage/fair-office/34/queues',
    session: employerUser,
  },
  beforeEach({ msw }) {
    msw.use(mock(officeQueues).returns(officeQueuesNow))
  },
})

const booths = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.slice(0, 3))

export const Filled = meta.story({
  name: '需要帮助的排在最前',
  play: async ({ canvas, msw, step }) => {
    const table = await canvas.findByRole('table', { name: /^各展位的排队情况/ })
    await step('没有人接待的先，已停止的最后', async () => {
      await expect(booths(table)).toEqual(['A03', 'A04', 'A05', 'A06', 'A01', 'A02'])
      const first = within(table).getByRole('row', { name: /^A03/ })
      await expect(within(first).getByText('有人排队，没有人接待')).toBeVisible()
      await expect(within(first).getByText('25 分钟')).toBeVisible()
      await expect(within(table).getByText('已停止交流')).toBeVisible()
      await expect(within(table).getByText(whole('09:26 已提醒'))).toBeVisible()
    })
    await step('来了人，随消息更新', async () => {
      const list = officeQueuesNow.list.map(queue => (queue.booth === 'A03' ? { ...queue, recruiters: 1 } : queue))
      msw.use(mock(officeQueues).returns({ ...officeQueuesNow, list }))
      tell(boardsTold('34'))
      await waitFor(() => expect(booths(table)).toEqual(['A04', 'A05', 'A06', 'A03', 'A01', 'A02']))
    })
  },
})

export const Reminds = meta.story({
  name: '提醒展位接待',
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    const screen = within(canvasElement.ownerDocument.body)
    const button = await canvas.findByRole('button', { name: /^提醒接待：A03 / })
    msw.use(
      mock(remindExhibitor).returns({ told: 2, at: Date.parse('2026-11-20T09:30:00+08:00') }),
      mock(officeQueues).returns(remindedQueues('A03')),
    )
    await userEvent.click(button)
    await expect(await screen.findByText('已提醒 2 位招聘人员')).toBeInTheDocument()
    await expect(await canvas.findByText(whole('09:30 已提醒'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^提醒接待：A03 / })).toBeNull())
  },
})

export const JustReminded = meta.story({
  name: '同事刚提醒过',
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    const screen = within(canvasElement.ownerDocument.body)
    const button = await canvas.findByRole('button', { name: /^提醒接待：A03 / })
    const msg = '这个展位 10 分钟内已提醒过，请稍后再提醒'
    msw.use(
      mock(remindExhibitor).refuses({ code: codes.tooMany, msg }),
      mock(officeQueues).returns(remindedQueues('A03')),
    )
    await userEvent.click(button)
    await expect(await screen.findByText(msg)).toBeInTheDocument()
    await expect(await canvas.findByText(whole('09:30 已提醒'))).toBeVisible()
  },
})

export const Stopped = meta.story({
  name: '紧急暂停中，恢复后接着看',
  beforeEach({ msw }) {
    msw.use(mock(officeQueues).returns(stoppedQueues))
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(whole('招聘会 2026-11-20 09:28 起紧急暂停'))).toBeVisible()
    await expect(canvas.getByText(/^原因：会场网络故障，正在抢修/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^提醒/ })).toBeNull()
    msw.use(mock(officeQueues).returns(officeQueuesNow))
    tell(stateTold('planned'))
    await expect(await canvas.findByRole('button', { name: /^提醒接待：A03 / })).toBeVisible()
  },
})

export const Early = meta.story({
  name: '还没有开始',
  beforeEach({ msw }) {
    msw.use(mock(officeQueues).returns(earlyQueues))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole(/^招聘会 2026-11-21 09:00 开始/))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^提醒/ })).toBeNull()
  },
})

export const Empty = meta.story({
  name: '还没有参展单位',
  beforeEach({ msw }) {
    msw.use(mock(officeQueues).returns({ ...officeQueuesNow, list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有参展单位')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(officeQueues).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(officeQueues).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(officeQueues).fails())
  },
  play: offersRetry,
})

export const CutOff = meta.story({
  name: '更新失败，仍看得到之前的情况',
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: /^提醒接待：A03 / })
    msw.use(mock(officeQueues).fails())
    tell(boardsTold('34'))
    await expect(await canvas.findByText(/^没有更新成功，以下是之前的内容/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^提醒接待：A03 / })).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的单位名称',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(officeQueues).returns(longQueues))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('有人排队，没有人接待')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('有人排队，没有人接待')
    await fitsSideways({ canvasElement })
  },
})
