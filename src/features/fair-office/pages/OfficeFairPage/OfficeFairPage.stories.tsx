import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { officeFairInfo } from '#contract/fair-office'
import { employerUser } from '#mocks/fixtures/employer'
import { officeFairInFull } from '#mocks/fixtures/fair-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeFairPage } from './OfficeFairPage.tsx'

const meta = preview.meta({
  id: 'page-office-fair',
  title: '页面/招聘会主办方/招聘会工作台 OfficeFairPage',
  component: OfficeFairPage,
  parameters: { path: '/manage/fair-office/:id', route: '/manage/fair-office/2', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(officeFairInfo).returns(officeFairInFull))
  },
})

export const Filled = meta.story({
  name: '正在报名',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 家单位的报名待审核')).toBeVisible()
    await expect(canvas.getByText(/共 398 个：已定 186/)).toBeVisible()
    await expect(canvas.getByText('组织、现场主管（本市全部招聘会）')).toBeVisible()
  },
})

export const Stopped = meta.story({
  name: '紧急暂停中',
  beforeEach({ msw }) {
    const { fair } = officeFairInFull
    const reason = '北馆消防报警，正在疏散'
    msw.use(
      mock(officeFairInfo).returns({
        ...officeFairInFull,
        fair: { ...fair, state: 'stopped', phase: 'stopped', reason },
      }),
    )
  },
  play: async ({ canvas }) => expect(await canvas.findByText('暂停中：北馆消防报警，正在疏散')).toBeVisible(),
})

export const Steward = meta.story({
  name: '只管检票',
  beforeEach({ msw }) {
    msw.use(mock(officeFairInfo).returns({ ...officeFairInFull, mandates: ['steward'] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有等您办理的事。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '检票台' })).toHaveAttribute('href', '/manage/fair-desk/2')
  },
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(officeFairInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(officeFairInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(officeFairInfo).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('12 家单位的报名待审核')
    await fitsSideways({ canvasElement })
  },
})
