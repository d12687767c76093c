import { expect } from 'storybook/test'
import { listRegistrations } from '#contract/exam-registrations'
import {
  donePage,
  longRegistrationPage,
  noRegistrations,
  registrationPage,
} from '#mocks/fixtures/exam-registration-pages'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamsOfMinePage } from './ExamsOfMinePage.tsx'

const meta = preview.meta({
  id: 'page-exams-of-mine',
  title: '页面/考试/我的考试 ExamsOfMinePage',
  component: ExamsOfMinePage,
  parameters: { path: '/exam/mine', route: '/exam/mine', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(registrationPage))
  },
})

export const Filled = meta.story({
  name: '进行中',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去缴费' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '进行中（4）' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '已完成（2）' })).toHaveAttribute('href', '/exam/mine?state=done')
  },
})

export const Done = meta.story({
  name: '已完成',
  parameters: { path: '/exam/mine', route: '/exam/mine?state=done', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(donePage))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '打印准考证' })).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有报过名',
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(noRegistrations))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有进行中的报名')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /第三方招聘考试/ })).toHaveAttribute('href', '/user/exam-list')
  },
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { path: '/exam/mine', route: '/exam/mine?page=40', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns({ ...registrationPage, list: [], page: 40 }))
  },
  play: leadsToFirstPage('/exam/mine'),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).fails())
  },
  play: offersRetry,
})

export const LongText = meta.story({
  name: '很长的单位',
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(longRegistrationPage))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/䶮山𠮷口分中心/)).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(listRegistrations).returns(longRegistrationPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/䶮山𠮷口分中心/)
    await fitsSideways({ canvasElement })
  },
})
