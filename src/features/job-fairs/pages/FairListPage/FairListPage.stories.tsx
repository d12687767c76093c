import { expect, waitFor } from 'storybook/test'
import { listJobFairs } from '#contract/job-fairs'
import { fairPage, longFairPage, noFairs, runningFairPage } from '#mocks/fixtures/job-fairs'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairListPage } from './FairListPage.tsx'

const meta = preview.meta({
  id: 'page-recruitment-list',
  title: '页面/招聘会/全部招聘会 FairListPage',
  component: FairListPage,
  parameters: { route: '/recruitment/list' },
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).returns(fairPage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  parameters: { route: '/recruitment/list?t=宇航员&from=2026-12-01&until=2026-12-31' },
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).returns(noFairs))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这样的招聘会')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('宇航员')
    await expect(canvas.getByText('2026-12-01 至 2026-12-31')).toBeVisible()
  },
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/recruitment/list?page=90' },
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).returns({ ...fairPage, list: [], page: 90 }))
  },
  play: leadsToFirstPage('/recruitment/list'),
})

export const Filled = meta.story({
  name: '换进展、换地区',
  beforeEach({ msw }) {
    msw.use(
      mock(listJobFairs).answers(({ phase, city }) =>
        city === '360400' ? noFairs : phase === 'running' ? runningFairPage : fairPage,
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('link', { name: '正在举行（2）' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('link', { name: '全部（2）' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8))
    await userEvent.click(canvas.getByRole('link', { name: /^九江市/ }))
    await expect(await canvas.findByText('没有找到这样的招聘会')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).returns(longFairPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})
