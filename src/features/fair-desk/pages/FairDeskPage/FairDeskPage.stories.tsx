import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { topicOf } from '#contract/events'
import { deskLive, deskSnapshot, sendScans } from '#contract/fair-desk'
import { shortCodeOf } from '#contract/fair-ticket-code'
import { deskNews, deskSnapshotOf, signedTicket } from '#mocks/fixtures/fair-desk'
import { employer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { tell } from '#platform/events'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keepDesk } from '../../model/kept-desk.ts'
import { FAIR_NOW, fairNow, ordinaryMorning } from '../../testing.ts'
import { FairDeskPage } from './FairDeskPage.tsx'

const meta = preview.meta({
  id: 'page-fair-desk',
  title: '页面/招聘会/检票台 FairDeskPage',
  component: FairDeskPage,
  parameters: { path: '/manage/fair-desk/:id', route: '/manage/fair-desk/12', session: employer, now: FAIR_NOW },
  beforeEach({ msw }) {
    msw.use(...ordinaryMorning())
  },
})

interface Hand {
  canvas: { findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement> }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

async function scan({ canvas, userEvent }: Hand, code: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^入场短码/ }), `${code}{Enter}`)
}

export const Filled = meta.story({
  name: '放行，第二次被拦下',
  play: async hand => {
    const { canvas } = hand
    await scan(hand, shortCodeOf(48_291_306))
    await expect(await canvas.findByRole('status', { name: '核验结果：可以入场' })).toBeVisible()
    await scan(hand, shortCodeOf(48_291_306))
    await expect(await canvas.findByRole('status', { name: '核验结果：已经入过场' })).toBeVisible()
    await expect(await canvas.findByText('391')).toBeVisible()
  },
})

export const ByQrCode = meta.story({
  name: '扫码枪扫二维码',
  async beforeEach({ msw }) {
    signed = await signedTicket()
    msw.use(...ordinaryMorning({ keys: signed.keys }))
  },
  play: async hand => {
    await scan(hand, signed.code)
    await expect(await hand.canvas.findByRole('status', { name: '核验结果：可以入场' })).toBeVisible()
  },
})

let signed: Awaited<ReturnType<typeof signedTicket>>

export const Forged = meta.story({
  name: '伪造的二维码',
  async beforeEach({ msw }) {
    signed = await signedTicket()
    msw.use(...ordinaryMorning({ keys: (await signedTicket()).keys }))
  },
  play: async hand => {
    await scan(hand, signed.code)
    await expect(await hand.canvas.findByRole('status', { name: '核验结果：伪造或被改动' })).toBeVisible()
  },
})

export const Supervisor = meta.story({
  name: '主管放行',
  beforeEach({ msw }) {
    msw.use(...ordinaryMorning({ mandates: ['supervise'] }))
  },
  play: async hand => {
    const { canvas, userEvent } = hand
    await scan(hand, shortCodeOf(10_000_007))
    await expect(await canvas.findByRole('status', { name: '核验结果：还没到时段' })).toBeVisible()
    await userEvent.type(await canvas.findByRole('textbox', { name: /^放行原因/ }), '陪同家人')
    await userEvent.click(await canvas.findByRole('button', { name: '主管放行' }))
    await expect(await canvas.findByRole('status', { name: '核验结果：主管已放行' })).toBeVisible()
  },
})

export const Offline = meta.story({
  name: '离线检票',
  beforeEach({ msw }) {
    keepDesk(browserStorage(), '12', { snapshot: deskSnapshotOf(fairNow - 12 * 60_000), skew: 0 })
    msw.use(mock(deskSnapshot).offline(), mock(deskLive).offline(), mock(sendScans).offline())
  },
  play: async hand => {
    const { canvas } = hand
    await expect(await canvas.findByText('离线检票中，用的是12 分钟前的快照')).toBeVisible()
    await scan(hand, shortCodeOf(48_291_306))
    await expect(await canvas.findByRole('status', { name: '核验结果：可以入场' })).toBeVisible()
    await expect(await canvas.findByText(/1 条记录待上传/)).toBeVisible()
  },
})

export const Stopped = meta.story({
  name: '紧急暂停',
  beforeEach({ msw }) {
    msw.use(mock(deskLive).returns({ ...deskNews(fairNow), state: 'stopped', reason: '场内人数较多，正在疏导。' }))
  },
  play: async hand => {
    await expect(await hand.canvas.findByText('招聘会暂停中，先不放行')).toBeVisible()
    await scan(hand, shortCodeOf(48_291_306))
    await expect(await hand.canvas.findByRole('status', { name: '核验结果：暂停入场' })).toBeVisible()
    await expect(hand.canvas.getByRole('button', { name: '无码入场 +1' })).toBeDisabled()
  },
})

export const StoppedAtOnce = meta.story({
  name: '暂停的消息先到，问询还没有回来',
  beforeEach({ msw }) {
    msw.use(mock(deskLive).hangs())
    keepDesk(browserStorage(), '12', { snapshot: deskSnapshotOf(fairNow), skew: 0 })
  },
  play: async hand => {
    const { canvas } = hand
    await canvas.findByRole('button', { name: '无码入场 +1' })
    tell({
      id: '8-1',
      topic: topicOf.fair('12'),
      kind: 'fair.state',
      at: fairNow,
      data: { fair: '12', state: 'stopped', reason: '场内人数较多，正在疏导。' },
    })
    await expect(await canvas.findByText('招聘会暂停中，先不放行')).toBeVisible()
    await scan(hand, shortCodeOf(48_291_306))
    await expect(await canvas.findByRole('status', { name: '核验结果：暂停入场' })).toBeVisible()
  },
})

export const Over = meta.story({
  name: '已结束',
  parameters: { now: '2026-11-28T12:00:00+08:00' },
  beforeEach({ msw }) {
    const at = Date.parse('2026-11-28T12:00:00+08:00')
    msw.use(mock(deskSnapshot).returns(deskSnapshotOf(at)), mock(deskLive).returns(deskNews(at)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('招聘会已结束，检票台已关闭')).toBeVisible()
    await expect(localStorage.getItem('own:fair-desk:12')).toBeNull()
  },
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(deskSnapshot).refuses({ code: codes.notFound, msg: '没有找到，可能已被删除' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这个检票台')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(deskSnapshot).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '没有网络，也没有快照',
  beforeEach({ msw }) {
    msw.use(mock(deskSnapshot).offline())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async hand => {
    await scan(hand, shortCodeOf(48_291_307))
    await waitFor(async () =>
      expect(await hand.canvas.findByRole('status', { name: '核验结果：预约已取消' })).toBeVisible(),
    )
    await fitsSideways(hand)
  },
})
