import { expect, waitFor } from 'storybook/test'
import { myBoothConsent } from '#contract/booth-visits'
import { codes } from '#contract/codes'
import { fairSlots, myFairTicket } from '#contract/fair-visits'
import { givenConsent, noConsent } from '#mocks/fixtures/booth-visits'
import {
  cancelledFairTicket,
  longTicket,
  openSlots,
  postponedFairTicket,
  stoppedFairTicket,
  validTicket,
  waitingTicket,
} from '#mocks/fixtures/fair-visits'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keepTicket } from '../../model/kept-ticket.ts'
import { FairTicketPage } from './FairTicketPage.tsx'

const meta = preview.meta({
  id: 'page-fair-ticket',
  title: '页面/招聘会/入场码 FairTicketPage',
  component: FairTicketPage,
  parameters: { path: '/recruitment/tickets/:id', route: '/recruitment/tickets/12', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).returns({ ticket: validTicket }), mock(myBoothConsent).returns(noConsent))
  },
})

export const Filled = meta.story({
  name: '预约成功',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '入场二维码' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '加入日历' })).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('own:fair-ticket:12')).toContain(validTicket.code))
  },
})

export const HandedOver = meta.story({
  name: '简历已交给扫码的单位',
  beforeEach({ msw }) {
    msw.use(mock(myBoothConsent).returns(givenConsent))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '撤回简历' })).toBeVisible()
    await expect(canvas.getByText('扫过您入场码的单位（2 家）')).toBeVisible()
  },
})

export const Waiting = meta.story({
  name: '候补中',
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).returns({ ticket: waitingTicket }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('候补中')).toBeVisible(),
})

export const Offline = meta.story({
  name: '没有网络，显示保存的',
  beforeEach({ msw }) {
    keepTicket(browserStorage(), { ticket: validTicket, keptAt: Date.now() - 7_200_000 })
    msw.use(mock(myFairTicket).offline())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/保存于2 小时前/)).toBeVisible()
    await expect(canvas.getByText(validTicket.shortCode)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '取消预约' })).toBeNull()
  },
})

export const Stopped = meta.story({
  name: '暂停入场',
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).returns({ ticket: stoppedFairTicket }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('招聘会暂停入场')).toBeVisible()
    await expect(canvas.getByText(/恢复后入场时段顺延/)).toBeVisible()
  },
})

export const CalledOff = meta.story({
  name: '招聘会取消',
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).returns({ ticket: cancelledFairTicket }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/受台风影响/)).toBeVisible(),
})

export const PutOff = meta.story({
  name: '招聘会延期',
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).returns({ ticket: postponedFairTicket }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('新的日期待定')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '更新日历' })).toBeVisible()
    await expect(canvas.queryByText(/10:00/)).toBeNull()
  },
})

export const Empty = meta.story({
  name: '没有预约',
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).returns({ ticket: null }), mock(fairSlots).returns(openSlots))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您没有预约这场招聘会')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '预约这个时段' })).toBeVisible()
  },
})

export const NotFound = meta.story({
  name: '没有这场招聘会',
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).refuses({ code: codes.notFound, msg: '没有找到，可能已被删除' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这场招聘会')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '没有网络，也没有保存过',
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).returns({ ticket: longTicket }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: '入场二维码' })
    await fitsSideways({ canvasElement })
  },
})
