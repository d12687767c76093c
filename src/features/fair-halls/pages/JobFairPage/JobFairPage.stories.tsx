import { expect, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { fairHalls, fairInfo, fairMenu, listExhibitors, searchFairJobs } from '#contract/fair-halls'
import { listLives } from '#contract/fair-lives'
import { fairSlots, myFairTicket } from '#contract/fair-visits'
import { PageLayout } from '#design-system'
import {
  endedMenu,
  exhibitorPage,
  fairAt,
  fairJobPage,
  halls,
  longExhibitor,
  longFair,
  noExhibitors,
  offMenu,
  onsiteMenu,
} from '#mocks/fixtures/fair-halls'
import { noLives } from '#mocks/fixtures/fair-lives'
import { openSlots } from '#mocks/fixtures/fair-visits'
import { employer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobFairPage } from './JobFairPage.tsx'

const meta = preview.meta({
  id: 'page-job-fair',
  title: '页面/招聘会/招聘会详情 JobFairPage',
  component: JobFairPage,
  parameters: { route: '/recruitment/page/2', path: '/recruitment/page/:id' },
  beforeEach({ msw }) {
    msw.use(
      mock(listLives).returns(noLives),
      mock(fairInfo).returns(fairAt('registering')),
      mock(fairMenu).returns(onsiteMenu),
      mock(listExhibitors).returns(exhibitorPage),
      mock(searchFairJobs).returns(fairJobPage),
      mock(fairHalls).returns(halls),
      mock(fairSlots).returns(openSlots),
      mock(myFairTicket).returns({ ticket: null }),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不存在',
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '没有找到这场招聘会' })).toBeVisible(),
})

export const Filled = meta.story({
  name: '预约中',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('预约入场')).toBeVisible()
    await expect(await canvas.findByText('A02')).toBeVisible()
    await expect(canvas.getByText('人力资源机构')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '还没有单位',
  beforeEach({ msw }) {
    msw.use(mock(listExhibitors).returns(noExhibitors))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有单位确定展位')).toBeVisible(),
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { session: employer },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '单位报名' })).toHaveAttribute(
      'href',
      '/manage/fair/onsite?view=join',
    ),
})

export const Jobs = meta.story({
  name: '岗位',
  parameters: { route: '/recruitment/page/2?view=jobs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '装配工（长白班）' })).toBeVisible()
    await expect(canvas.getByText('已停止招聘')).toBeVisible()
  },
})

export const Plan = meta.story({
  name: '展位',
  parameters: { route: '/recruitment/page/2?view=plan' },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: /列表$/ }))
    await userEvent.click(list.getByRole('button', { name: /^A02/ }))
    await expect(await canvas.findByRole('link', { name: /^看单位/ })).toBeVisible()
  },
})

export const Coming = meta.story({
  name: '即将开放预约',
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).returns(fairAt('coming')))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('即将开放预约')).toBeVisible(),
})

export const Running = meta.story({
  name: '正在举行',
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).returns(fairAt('running')))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('正在举行')).toBeVisible(),
})

export const Stopped = meta.story({
  name: '暂停中',
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).returns(fairAt('stopped')))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/场馆临时停电/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^预约这个时段/ })).toBeNull()
  },
})

export const Ended = meta.story({
  name: '已结束，有成果',
  parameters: { route: '/recruitment/page/2?view=results' },
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).returns(fairAt('ended')), mock(fairMenu).returns(endedMenu))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('不足 5')).toBeVisible(),
})

export const Postponed = meta.story({
  name: '已延期',
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).returns(fairAt('postponed')), mock(fairMenu).returns(offMenu))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/场馆消防检修/)).toBeVisible(),
})

export const Cancelled = meta.story({
  name: '已取消',
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).returns(fairAt('cancelled')), mock(fairMenu).returns(offMenu))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/暴雨橙色预警/)).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的名称',
  render: () => (
    <PageLayout topBar={null} header={null} footer={null}>
      <JobFairPage />
    </PageLayout>
  ),
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).returns(longFair), mock(listExhibitors).returns({ ...exhibitorPage, list: [longExhibitor] }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('A01')
    await fitsSideways({ canvasElement })
  },
})

export const LongNotice = LongText.extend({
  name: '一万字的须知',
  parameters: { route: '/recruitment/page/2?view=notice' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^入场须知/)
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
