import { expect } from 'storybook/test'
import { fairTotals } from '#contract/job-fairs'
import { fairTotalsInFull } from '#mocks/fixtures/job-fairs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairTotals } from './FairTotals.tsx'

const meta = preview.meta({
  id: 'job-fairs-totals',
  title: '业务/招聘会/招聘会数据 FairTotals',
  component: FairTotals,
  parameters: { route: '/recruitment' },
  beforeEach({ msw }) {
    msw.use(mock(fairTotals).returns(fairTotalsInFull))
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '可以参加' })).toHaveAttribute(
      'href',
      '/recruitment/list?phase=ahead',
    )
  },
})

export const Empty = meta.story({
  name: '一场也没有',
  beforeEach({ msw }) {
    const none = { ...fairTotalsInFull, running: 0, fairs: 0, companies: 0, jobs: 0, headcount: 0, held: 0 }
    msw.use(mock(fairTotals).returns({ ...none, past: { visitors: 0, resumes: 0, intentions: 0 } }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('可以参加')).toBeVisible()
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairTotals).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairTotals).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('可以参加')
    await fitsSideways({ canvasElement })
  },
})
