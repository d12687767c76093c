import { expect } from 'storybook/test'
import { listSchoolJobs } from '#contract/topics'
import { noSchoolJobs, schoolJobPage } from '#mocks/fixtures/topics'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SchoolJobsPage } from './SchoolJobsPage.tsx'

const meta = preview.meta({
  id: 'page-school-jobs',
  title: '页面/专题/高校招聘 SchoolJobsPage',
  component: SchoolJobsPage,
  parameters: { route: '/school/high' },
  beforeEach({ msw }) {
    msw.use(mock(listSchoolJobs).returns(schoolJobPage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listSchoolJobs).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有结果',
  beforeEach({ msw }) {
    msw.use(mock(listSchoolJobs).returns(noSchoolJobs))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到相关信息')).toBeVisible(),
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/school/high?page=90' },
  beforeEach({ msw }) {
    msw.use(mock(listSchoolJobs).returns({ ...schoolJobPage, list: [], page: 90 }))
  },
  play: leadsToFirstPage('/school/high'),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listSchoolJobs).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '换条件再找',
  beforeEach({ msw }) {
    msw.use(
      mock(listSchoolJobs).answers(({ t, city }) => (t === '理工' && city === '360100' ? noSchoolJobs : schoolJobPage)),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByText('已结束')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '双选会' })).toHaveAttribute('href', '/school/high?kind=fair')
    await userEvent.type(canvas.getByRole('searchbox'), '理工')
    await userEvent.selectOptions(canvas.getByLabelText('城市'), '360100')
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
    await expect(await canvas.findByText('没有找到相关信息')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('理工')
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
