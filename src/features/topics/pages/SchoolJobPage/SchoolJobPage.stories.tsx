import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { schoolJobDetail } from '#contract/topics'
import { longCompanyName } from '#mocks/fixtures/jobs'
import { schoolJob } from '#mocks/fixtures/topics'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SchoolJobPage } from './SchoolJobPage.tsx'

const meta = preview.meta({
  id: 'page-school-job',
  title: '页面/专题/高校招聘信息 SchoolJobPage',
  component: SchoolJobPage,
  parameters: { route: '/school/job/31', path: '/school/job/:id' },
  beforeEach({ msw }) {
    msw.use(mock(schoolJobDetail).returns(schoolJob))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(schoolJobDetail).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(schoolJobDetail).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不存在',
  beforeEach({ msw }) {
    msw.use(mock(schoolJobDetail).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这条高校招聘信息')).toBeVisible(),
})

export const Filled = meta.story({
  name: '宣讲会',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /星火智能走进/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: schoolJob.employer })).toHaveAttribute('href', '/company-details/501')
    await expect(canvas.getByRole('row', { name: /软件方向技术员/ })).toBeVisible()
  },
})

export const Closed = meta.story({
  name: '已结束，单位没有主页',
  beforeEach({ msw }) {
    msw.use(mock(schoolJobDetail).returns({ ...schoolJob, closed: true, companyId: '', heldOn: '', place: '' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已结束')).toBeVisible()
    await expect(canvas.queryByText('地点')).toBeNull()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(
      mock(schoolJobDetail).returns({ ...schoolJob, title: `${longCompanyName}专场宣讲会`, employer: longCompanyName }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})
