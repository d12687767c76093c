import { expect, screen, waitFor } from 'storybook/test'
import { listJobs } from '#contract/jobs'
import { hugeJobPage, jobPage, longJobPage, noJobPage } from '#mocks/fixtures/jobs'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobSearchPage } from './JobSearchPage.tsx'

const meta = preview.meta({
  id: 'page-job-search',
  title: '页面/职位/职位搜索 JobSearchPage',
  component: JobSearchPage,
  parameters: { route: '/job-search', path: '/job-search' },
  beforeEach({ msw }) {
    msw.use(mock(listJobs).returns(jobPage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listJobs).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有结果',
  parameters: { route: '/job-search?t=会计&wage=7' },
  beforeEach({ msw }) {
    msw.use(mock(listJobs).returns(noJobPage))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到符合条件的职位')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '清除全部筛选' })).toHaveAttribute(
      'href',
      '/job-search?t=%E4%BC%9A%E8%AE%A1',
    )
  },
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listJobs).fails())
  },
  play: offersRetry,
})

export const Offline = meta.story({
  name: '没有网络',
  beforeEach({ msw }) {
    msw.use(mock(listJobs).offline())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '筛选一步步进入地址',
  parameters: { route: '/job-search?city=360700' },
  beforeEach({ msw }) {
    msw.use(mock(listJobs).answers(({ city, education }) => (city && education === '70' ? longJobPage : jobPage)))
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('赣州市的职位', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('赣州市职位搜索')
      await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    })
    await step('再选本科', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '本科' }))
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
      await expect(canvas.getByRole('link', { name: '移除 本科' })).toHaveAttribute('href', '/job-search?city=360700')
    })
  },
})

export const Many = meta.story({
  name: '一万个以上',
  parameters: { route: '/job-search?t=会计&page=3' },
  beforeEach({ msw }) {
    msw.use(mock(listJobs).returns(hugeJobPage))
  },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(4),
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/job-search?t=会计&page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listJobs).returns({ ...hugeJobPage, list: [], page: 400 }))
  },
  play: leadsToFirstPage(`/job-search?${new URLSearchParams({ t: '会计' })}`),
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listJobs).returns(longJobPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机：打开筛选',
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findAllByRole('article')
    await step('结果不会左右滚动', () => fitsSideways({ canvasElement }))
    await step('筛选从下方打开，看完回到结果', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^筛选/ }))
      await waitFor(() => expect(screen.getByRole('dialog', { name: '筛选' })).toBeVisible())
      await userEvent.click(screen.getByRole('button', { name: '查看 46 个职位' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})
