import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listTalkBooths, talkDraw } from '#contract/fair-draws'
import { fairInfo, fairJobUpdates, listExhibitors, searchFairJobs } from '#contract/fair-halls'
import { listLives } from '#contract/fair-lives'
import { listFairShortlist } from '#contract/fair-shortlist'
import { listTalkBoards, listTalks, myQueues, readTalk } from '#contract/fair-talks'
import { sealedDraw, talkBooths } from '#mocks/fixtures/fair-draws'
import { exhibitorPage, fairJobPage, longExhibitor, noExhibitors, onlineAt, updates } from '#mocks/fixtures/fair-halls'
import { noLives } from '#mocks/fixtures/fair-lives'
import {
  calledQueue,
  noQueues,
  openTalk,
  talkBoards,
  talkingQueue,
  talkPage,
  threeQueues,
} from '#mocks/fixtures/fair-talks'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keepSeen, seenCursor } from '../../model/seen-fairs.ts'
import { JobFairScenePage } from './JobFairScenePage.tsx'

const meta = preview.meta({
  id: 'page-job-fair-scene',
  title: '页面/招聘会/网络招聘会会场 JobFairScenePage',
  component: JobFairScenePage,
  parameters: { route: '/recruitment/scene/34', path: '/recruitment/scene/:id' },
  beforeEach({ msw }) {
    msw.use(
      mock(listLives).returns(noLives),
      mock(fairInfo).returns(onlineAt('running')),
      mock(listExhibitors).returns(exhibitorPage),
      mock(fairJobUpdates).returns({ ...updates, jobs: 97 }),
      mock(listFairShortlist).returns({ list: [] }),
      mock(listTalkBoards).returns(talkBoards),
      mock(myQueues).returns(noQueues),
      mock(listTalks).returns(talkPage),
      mock(readTalk).returns(openTalk),
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
  name: '正在举行',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('97 个岗位')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '数字经济展区（12）' })).toHaveAttribute(
      'href',
      '/recruitment/scene/34?hall=341',
    )
  },
})

export const CameBack = meta.story({
  name: '又来了：上次之后新增的岗位',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    keepSeen('34', '34-1-0-00000000')
    const [job = null] = fairJobPage.list
    msw.use(
      mock(fairJobUpdates).answers(({ cursor = '' }) => ({
        ...updates,
        cursor: '34-9-0-11111111',
        list:
          cursor === '34-1-0-00000000'
            ? [
                { id: '1001', what: 'added', job },
                { id: '1009', what: 'closed', job: null },
              ]
            : [],
      })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('上次来过后新增 1 个岗位')).toBeVisible()
    await waitFor(() => expect(seenCursor('34')).toBe('34-9-0-11111111'))
  },
})

const asSeeker = { session: seekerUser }

export const Guest = meta.story({
  name: '访客：看得到排队情况，登录后排队',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 人排队，现在排队约 45–60 分钟')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^排队前登录：.*星火/ })).toBeVisible()
  },
})

export const Queueing = meta.story({
  name: '求职者：排了三家',
  parameters: asSeeker,
  beforeEach({ msw }) {
    msw.use(mock(myQueues).returns(threeQueues))
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: '我的排队' })
    const { innerHeight } = window
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  },
})

export const Called = meta.story({
  name: '求职者：叫到了',
  parameters: asSeeker,
  beforeEach({ msw }) {
    msw.use(mock(myQueues).returns(calledQueue))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /^应答：/ })).toBeVisible(),
})

export const Stopped = meta.story({
  name: '会场暂停',
  parameters: asSeeker,
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).returns(onlineAt('stopped')), mock(myQueues).returns(threeQueues))
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('会场暂停')).length).toBeGreaterThan(0)
    await expect(await canvas.findByText(/您的位置都保留/)).toBeVisible()
  },
})

export const Talking = meta.story({
  name: '交流中',
  parameters: { ...asSeeker, route: `/recruitment/scene/34?talk=${openTalk.id}` },
  beforeEach({ msw }) {
    msw.use(mock(myQueues).returns(talkingQueue))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '回到会场' })).toHaveAttribute('href', '/recruitment/scene/34')
    await expect(canvas.getByRole('link', { name: '全部交流' })).toHaveAttribute(
      'href',
      '/recruitment/scene/34?view=talks',
    )
  },
})

export const Talks = meta.story({
  name: '我的交流',
  parameters: { ...asSeeker, route: '/recruitment/scene/34?view=talks' },
  play: async ({ canvas }) => expect(await canvas.findByRole('list', { name: '我的交流' })).toBeVisible(),
})

export const GuestTalks = meta.story({
  name: '访客看交流：登录后回到这里',
  parameters: { route: '/recruitment/scene/34?view=talks' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '登录后继续' })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Frecruitment%2Fscene%2F34%3Fview%3Dtalks',
    ),
})

export const Before = meta.story({
  name: '还没有开场，没有单位',
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).returns(onlineAt('registering')), mock(listExhibitors).returns(noExhibitors))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/还没有开场/)).toBeVisible()
    await expect(await canvas.findByText('这里还没有单位')).toBeVisible()
  },
})

export const Ended = meta.story({
  name: '已结束',
  beforeEach({ msw }) {
    msw.use(mock(fairInfo).returns(onlineAt('ended')))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/仍在招聘的岗位可以继续投递/)).toBeVisible(),
})

export const Slots = meta.story({
  name: '交流时段',
  parameters: { route: '/recruitment/scene/34?view=slots' },
  beforeEach({ msw }) {
    msw.use(
      mock(fairInfo).returns(onlineAt('registering')),
      mock(listTalkBooths).returns(talkBooths),
      mock(talkDraw).returns(sealedDraw),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^现在可以填报志愿/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '交流时段' })).toHaveAttribute('aria-current')
  },
})

export const Jobs = meta.story({
  name: '岗位',
  parameters: { route: '/recruitment/scene/34?view=jobs' },
  beforeEach({ msw }) {
    msw.use(mock(searchFairJobs).returns(fairJobPage))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '装配工（长白班）' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '岗位' })).toHaveAttribute('aria-current')
    await expect(canvas.queryByRole('search', { name: '搜索会场' })).toBeNull()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listExhibitors).returns({ ...exhibitorPage, list: [longExhibitor] }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('A01')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })

export const NarrowQueueing = Queueing.extend({ name: '手机：排了三家', globals: narrow })
export const NarrowTalking = Talking.extend({
  name: '手机：交流中',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('log')).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})
