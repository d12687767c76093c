import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { listFairNotices, officeFairInfo, postponeFair, resendFairNotice, resumeFair } from '#contract/fair-office'
import { employerUser } from '#mocks/fixtures/employer'
import { fairNotices, officeFairInFull } from '#mocks/fixtures/fair-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeNoticesPage } from './OfficeNoticesPage.tsx'

const postponed = fn<(reason: string, day: string) => void>()

const meta = preview.meta({
  id: 'page-office-fair-notices',
  title: '页面/招聘会主办方/延期取消和通知 OfficeNoticesPage',
  component: OfficeNoticesPage,
  parameters: {
    path: '/manage/fair-office/:id/notices',
    route: '/manage/fair-office/2/notices',
    session: employerUser,
  },
  beforeEach({ msw }) {
    postponed.mockClear()
    msw.use(
      mock(officeFairInfo).returns(officeFairInFull),
      mock(listFairNotices).returns({ list: [...fairNotices] }),
      mock(resumeFair).returns({ told: 320, version: 5 }),
      mock(postponeFair).answers(({ reason, day = '' }) => {
        postponed(reason, day)
        return { told: 320, version: 4 }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '延期，通知的送达情况',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(whole('站内消息：送达 320 人，已读 188 人，已删除 2 人'))).toBeVisible()
    await expect(canvas.getByText(whole('短信：已发 118 条，待发 2 条，失败 3 条'))).toBeVisible()
    await userEvent.click(await canvas.findByRole('tab', { name: '延期' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^新的日期/ }), '2026-12-20')
    await userEvent.type(canvas.getByRole('textbox', { name: /^原因/ }), '场馆检修')
    await userEvent.click(canvas.getByRole('button', { name: '延期' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('改到 2026-12-20，时段不变')
    await userEvent.click(within(dialog).getByRole('button', { name: '延期' }))
    await waitFor(() => expect(postponed).toHaveBeenCalledWith('场馆检修', '2026-12-20'))
  },
})

export const Resend = meta.story({
  name: '重发失败的短信',
  beforeEach({ msw }) {
    msw.use(mock(resendFairNotice).returns({ again: 3 }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重发失败的' }))
    await expect(await screen.findByText('正在重发 3 条')).toBeInTheDocument()
  },
})

export const Stopped = meta.story({
  name: '暂停中，恢复',
  beforeEach({ msw }) {
    const { fair } = officeFairInFull
    const reason = '北馆消防报警'
    msw.use(
      mock(officeFairInfo).returns({
        ...officeFairInFull,
        fair: { ...fair, state: 'stopped', phase: 'stopped', reason },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复招聘会' }))
    await expect(await screen.findByText('已恢复，通知了 320 人')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  name: '还没有通知',
  beforeEach({ msw }) {
    msw.use(mock(listFairNotices).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有发过通知')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(listFairNotices).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listFairNotices).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listFairNotices).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('招聘会紧急暂停')
    await fitsSideways({ canvasElement })
  },
})
