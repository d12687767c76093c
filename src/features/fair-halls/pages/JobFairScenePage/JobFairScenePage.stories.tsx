import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { listTalkBooths, talkDraw } from '#contract/fair-draws'
import { fairInfo, fairJobUpdates, listExhibitors } from '#contract/fair-halls'
import { sealedDraw, talkBooths } from '#mocks/fixtures/fair-draws'
import { listLives } from '#contract/fair-lives'
import { exhibitorPage, longExhibitor, noExhibitors, onlineAt, updates } from '#mocks/fixtures/fair-halls'
import { noLives } from '#mocks/fixtures/fair-lives'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
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

export const Talks = meta.story({
  name: '交流时段',
  parameters: { route: '/recruitment/scene/34?view=talks' },
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

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listExhibitors).returns({ ...exhibitorPage, list: [longExhibitor] }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('展位 A01')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
