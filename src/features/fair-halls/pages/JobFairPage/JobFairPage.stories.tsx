import { expect, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { topicOf } from '#contract/events'
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
import { tell } from '#platform/events'
import { advance, STORY_NOW } from '../../../../../.storybook/clock.ts'
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
    await expect(canvas.getByRole('link', { name: '加到日历' })).toHaveAttribute('href', '/api/jobfairs/event?id=2')
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

export const StoppedMeanwhile = meta.story({
  name: '看着的时候暂停了',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      mock(fairInfo).answers(() => {
        asked += 1
        return fairAt(asked > 1 ? 'stopped' : 'running')
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在举行')).toBeVisible()
    const data = { fair: '2', state: 'stopped', reason: '场馆临时停电' } as const
    tell({ id: '8-1', topic: topicOf.fair('2'), kind: 'fair.state', at: 0, data })
    await expect(await canvas.findByText(/场馆临时停电/)).toBeVisible()
    await expect(canvas.queryByText('正在举行')).toBeNull()
  },
})

export const Opens = meta.story({
  name: '倒计时走完，自己变成正在举行',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    const ahead = fairAt('registering')
    const timeline = { ...ahead.timeline, opensAt: Date.parse(STORY_NOW) + 100 }
    let asked = 0
    msw.use(
      mock(fairInfo).answers(() => {
        asked += 1
        return asked > 1 ? fairAt('running') : { ...ahead, timeline }
      }),
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('距开场 00:00:01'))
    advance(100)
    await expect(await canvas.findByText('时间已到，稍后自动更新')).toBeVisible()
    await expect(await canvas.findByText('正在举行')).toBeVisible()
    await expect(canvas.getByText(/距结束/)).toBeVisible()
  },
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/暴雨橙色预警/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '更新日历' })).toHaveAttribute('href', '/api/jobfairs/event?id=2')
  },
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
