import { expect } from 'storybook/test'
import { listOfficeFairs } from '#contract/fair-office'
import { employerUser } from '#mocks/fixtures/employer'
import { officeFairs } from '#mocks/fixtures/fair-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeFairsPage } from './OfficeFairsPage.tsx'

const path = '/manage/fair-office'

const meta = preview.meta({
  id: 'page-office-fairs',
  title: '页面/招聘会主办方/招聘会业务 OfficeFairsPage',
  component: OfficeFairsPage,
  parameters: { path, route: path, session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listOfficeFairs).returns({ list: [...officeFairs], cities: ['360000'] }))
  },
})

export const Filled = meta.story({
  name: '几场招聘会',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 家待审核')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '赣鄱英才大型综合招聘会' })).toHaveAttribute(
      'href',
      '/manage/fair-office/2',
    )
    await expect(canvas.getByText(/^招聘会备案/)).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeFairs).returns({ list: [], cities: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有可以办理的招聘会')).toBeVisible(),
})

export const NothingPast = meta.story({
  name: '没有结束的',
  parameters: { path, route: `${path}?view=past`, session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listOfficeFairs).returns({ list: [], cities: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有结束的招聘会')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeFairs).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeFairs).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('12 家待审核')
    await fitsSideways({ canvasElement })
  },
})
