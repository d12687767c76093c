import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { getMembersTopic, getTopic } from '#contract/topics'
import { comingTopic, emptyTopic, endedTopic, longTopic, topic } from '#mocks/fixtures/topics'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TopicPage } from './TopicPage.tsx'

const meta = preview.meta({
  id: 'page-topic',
  title: '页面/专题/专题页 TopicPage',
  component: TopicPage,
  parameters: { route: '/ay/index?city=360100' },
  beforeEach({ msw }) {
    msw.use(mock(getTopic).returns(topic))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(getTopic).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '规则没有找到内容',
  beforeEach({ msw }) {
    msw.use(mock(getTopic).returns(emptyTopic))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '安源就业服务专场' })).toBeVisible()
    await expect(canvas.getByText('这里暂时没有在招职位')).toBeVisible()
  },
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(getTopic).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不存在',
  beforeEach({ msw }) {
    msw.use(mock(getTopic).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这个专题')).toBeVisible(),
})

export const Filled = meta.story({
  name: '进行中',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '家门口的好岗位' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '培训' })).toHaveAttribute('href', '/topic/ay-more')
    await expect(canvas.queryByLabelText('专题状态')).toBeNull()
  },
})

export const Ended = meta.story({
  name: '已结束',
  beforeEach({ msw }) {
    msw.use(mock(getTopic).returns(endedTopic))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole(/本专题已于 2026-10-31 结束/))).toBeVisible()
    await expect(canvas.getByText('今天的安源')).toBeVisible()
  },
})

export const Coming = meta.story({
  name: '未开始',
  beforeEach({ msw }) {
    msw.use(mock(getTopic).returns(comingTopic))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(whole('本专题将于 2026-12-01 开始。'))).toBeVisible(),
})

export const Members = meta.story({
  name: '登录后可看',
  parameters: { route: '/column/gov-job' },
  beforeEach({ msw }) {
    msw.use(mock(getMembersTopic).returns({ ...topic, address: '/column/gov-job' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的文字',
  beforeEach({ msw }) {
    msw.use(mock(getTopic).returns(longTopic))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
