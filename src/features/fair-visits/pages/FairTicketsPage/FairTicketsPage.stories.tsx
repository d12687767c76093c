import { expect, within } from 'storybook/test'
import { listBoothConsents } from '#contract/booth-visits'
import { fairAlerts } from '#contract/fair-alerts'
import { listFairTickets } from '#contract/fair-visits'
import { boothConsents } from '#mocks/fixtures/booth-visits'
import { fairAlertsChosen } from '#mocks/fixtures/fair-alerts'
import { ticketList } from '#mocks/fixtures/fair-visits'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairTicketsPage } from './FairTicketsPage.tsx'

const meta = preview.meta({
  id: 'page-fair-tickets',
  title: '页面/招聘会/我的入场码 FairTicketsPage',
  component: FairTicketsPage,
  parameters: { path: '/recruitment/tickets', route: '/recruitment/tickets', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(listFairTickets).returns(ticketList),
      mock(listBoothConsents).returns({ list: [] }),
      mock(fairAlerts).returns(fairAlertsChosen),
    )
  },
})

export const Filled = meta.story({
  name: '三场',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /才聚赣鄱/ })).toHaveAttribute(
      'href',
      '/recruitment/tickets/12',
    )
    await expect(canvas.getByText('候补中')).toBeVisible()
    await expect(canvas.getByText('已入场')).toBeVisible()
    await expect(await canvas.findByRole('checkbox', { name: '短信' })).toBeChecked()
  },
})

export const HandedOver = meta.story({
  name: '交出过简历',
  beforeEach({ msw }) {
    msw.use(mock(listBoothConsents).returns(boothConsents))
  },
  play: async ({ canvas }) => {
    const handedOver = within(await canvas.findByRole('list', { name: '交给参展单位的简历' }))
    await expect(handedOver.getByRole('link', { name: '九月金秋招聘会' })).toHaveAttribute(
      'href',
      '/recruitment/tickets/7',
    )
  },
})

export const Empty = meta.story({
  name: '还没有预约',
  beforeEach({ msw }) {
    msw.use(mock(listFairTickets).returns({ list: [] }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '看看近期的招聘会' })).toHaveAttribute('href', '/recruitment'),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listFairTickets).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listFairTickets).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('候补中')
    await fitsSideways({ canvasElement })
  },
})
