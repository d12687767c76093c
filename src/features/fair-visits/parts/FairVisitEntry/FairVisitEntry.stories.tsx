import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { type FairSlots, fairSlots, listFairTickets, myFairTicket, registerVisit } from '#contract/fair-visits'
import {
  closedSlots,
  crowdedSlots,
  fullSlots,
  noSlotsYet,
  openSlots,
  validTicket,
  visitedFair,
  waitingTicket,
} from '#mocks/fixtures/fair-visits'
import { seekerUser } from '#mocks/fixtures/seeker'
import { employer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairVisitEntry } from './FairVisitEntry.tsx'

const meta = preview.meta({
  id: 'fair-visits-fair-visit-entry',
  title: '业务/招聘会/预约入场 FairVisitEntry',
  component: FairVisitEntry,
  args: { fair: visitedFair },
  beforeEach({ msw }) {
    msw.use(
      mock(fairSlots).returns(openSlots),
      mock(myFairTicket).returns({ ticket: null }),
      mock(listFairTickets).returns({ list: [] }),
    )
  },
})

const seeker = { session: seekerUser }
const inPhase = (slots: FairSlots, phase: FairSlots['fair']['phase'], reason = '') =>
  mock(fairSlots).returns({ ...slots, fair: { ...slots.fair, phase, reason } })

export const Filled = meta.story({
  name: '选时段，预约',
  parameters: seeker,
  beforeEach({ msw }) {
    msw.use(
      mock(registerVisit).answers(({ slot, wait }) => {
        if (slot !== 2 || wait) throw new Error('another slot')
        return { ticket: validTicket }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '预约这个时段' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /10:00—10:30/ }))
    await userEvent.click(canvas.getByRole('button', { name: '预约这个时段' }))
    await expect(await canvas.findByRole('link', { name: '打开入场码' })).toHaveAttribute(
      'href',
      '/recruitment/tickets/12',
    )
  },
})

export const Waiting = meta.story({
  name: '候补已满的时段',
  parameters: seeker,
  beforeEach({ msw }) {
    msw.use(
      mock(registerVisit).answers(({ wait }) => {
        if (!wait) throw new Error('not to wait')
        return { ticket: waitingTicket }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /09:00—09:30/ }))
    await userEvent.click(await canvas.findByRole('button', { name: '候补这个时段' }))
    await expect(await canvas.findByText(/前面还有 4 人/)).toBeVisible()
  },
})

export const JustFull = meta.story({
  name: '刚刚约满',
  parameters: seeker,
  beforeEach({ msw }) {
    msw.use(
      mock(registerVisit).refuses({ code: codes.quotaReached, msg: '这个时段刚刚约满，请选择别的时段，或者候补' }),
    )
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /09:30—10:00/ }))
    msw.use(mock(fairSlots).returns(fullSlots))
    await userEvent.click(canvas.getByRole('button', { name: '预约这个时段' }))
    await expect(await canvas.findByRole('button', { name: '候补这个时段' })).toBeVisible()
  },
})

export const Guest = meta.story({
  name: '访客',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '登录后预约' })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Frecruitment%2Fpage%2F12',
    )
  },
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { session: employer },
  play: async ({ canvas }) => expect(await canvas.findByText(/这里预约的是求职者入场/)).toBeVisible(),
})

export const Registered = meta.story({
  name: '已经预约',
  parameters: seeker,
  beforeEach({ msw }) {
    msw.use(mock(myFairTicket).returns({ ticket: validTicket }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(whole('2026-11-28 (周六) 10:00—10:30'))).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有时段',
  beforeEach({ msw }) {
    msw.use(mock(fairSlots).returns({ ...openSlots, slots: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这场招聘会不用预约，直接到现场入场。')).toBeVisible(),
})

export const Ahead = meta.story({
  name: '还没有开放',
  beforeEach({ msw }) {
    msw.use(mock(fairSlots).returns(noSlotsYet))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(whole('2026-11-14 (周六) 09:00 开放预约'))).toBeVisible(),
})

export const Over = meta.story({
  name: '已截止',
  beforeEach({ msw }) {
    msw.use(mock(fairSlots).returns(closedSlots))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/预约已截止/)).toBeVisible(),
})

export const Running = meta.story({
  name: '正在举行，有现场人数',
  beforeEach({ msw }) {
    msw.use(inPhase(crowdedSlots, 'running'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现场约 1235 人')).toBeVisible()
    await expect(canvas.getByText(whole('近半小时在展位扫过码的：A 馆约 320 人，高校毕业生专区约 45 人'))).toBeVisible()
  },
})

export const Stopped = meta.story({
  name: '暂停中',
  beforeEach({ msw }) {
    msw.use(inPhase(openSlots, 'stopped', '场内人数较多，正在疏导。'))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('场内人数较多，正在疏导。')).toBeVisible(),
})

export const Cancelled = meta.story({
  name: '已取消',
  beforeEach({ msw }) {
    msw.use(inPhase(closedSlots, 'cancelled'))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('招聘会已取消，不再接受预约。')).toBeVisible(),
})

export const Online = meta.story({
  name: '网络招聘会不用入场码',
  args: { fair: { ...visitedFair, kind: '2' as const } },
  play: async ({ canvas }) => expect(canvas.queryByText('预约入场')).toBeNull(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairSlots).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairSlots).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  parameters: seeker,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(6))
    await fitsSideways({ canvasElement })
  },
})
