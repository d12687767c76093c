import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { officeFairInfo } from '#contract/fair-office'
import { listTalkReports } from '#contract/fair-talk-office'
import { employerUser } from '#mocks/fixtures/employer'
import { officeFairInFull } from '#mocks/fixtures/fair-office'
import { longReportPage, talkReportPage } from '#mocks/fixtures/fair-talk-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeReportsPage } from './OfficeReportsPage.tsx'

const meta = preview.meta({
  id: 'page-office-fair-reports',
  title: '页面/招聘会主办方/在线交流举报 OfficeReportsPage',
  component: OfficeReportsPage,
  parameters: {
    path: '/manage/fair-office/:id/reports',
    route: '/manage/fair-office/34/reports',
    session: employerUser,
  },
  beforeEach({ msw }) {
    msw.use(mock(officeFairInfo).returns(officeFairInFull), mock(listTalkReports).returns(talkReportPage))
  },
})

export const Filled = meta.story({
  name: '一份待处理，一份已处理',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待处理')).toBeVisible()
    await expect(canvas.getByText('已处理：停止此人排队')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '收费、要押金或扣证件' })).toHaveAttribute(
      'href',
      `/manage/fair-office/34/reports/${talkReportPage.list[0]?.id}`,
    )
    await expect(canvas.getByRole('link', { name: '待处理（1）' })).toHaveAttribute(
      'href',
      '/manage/fair-office/34/reports?state=open',
    )
  },
})

export const Empty = meta.story({
  name: '没有举报',
  beforeEach({ msw }) {
    msw.use(mock(listTalkReports).returns({ ...talkReportPage, list: [], total: 0, counts: { open: 0, decided: 0 } }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这里没有举报')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(listTalkReports).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listTalkReports).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listTalkReports).fails())
  },
  play: offersRetry,
})

export const LongText = meta.story({
  name: '很长的名称和说明',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(listTalkReports).returns(longReportPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('待处理')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('待处理')
    await fitsSideways({ canvasElement })
  },
})
