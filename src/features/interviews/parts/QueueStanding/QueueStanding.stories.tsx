import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { readQueuePlace } from '#contract/meetings'
import { waitingPlace } from '#mocks/fixtures/meetings'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { QueueStanding } from './QueueStanding.tsx'

const meta = preview.meta({
  id: 'interviews-queue-standing',
  title: '业务/面试/候场进度 QueueStanding',
  component: QueueStanding,
  args: { interviewId: '5d0f6c1e-3b7a-4c52-9e1d-7a2b8c4d6e14' },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(readQueuePlace).returns(waitingPlace))
  },
})

export const Filled = meta.story({
  name: '前面还有人',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请在附近候场，轮到您时会发消息。')).toBeVisible()
    await expect(canvas.getByText('09:40')).toBeVisible()
  },
})
export const Called = meta.story({
  name: '轮到了',
  beforeEach({ msw }) {
    msw.use(mock(readQueuePlace).returns({ ...waitingPlace, state: 'called', ahead: 0, expectedAt: 0 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^轮到您了，请现在到/)).toBeVisible(),
})
export const Passed = meta.story({
  name: '过号',
  beforeEach({ msw }) {
    msw.use(mock(readQueuePlace).returns({ ...waitingPlace, state: 'passed', ahead: 0, expectedAt: 0 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/已过号。到场后请告诉现场工作人员/)).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(readQueuePlace).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(readQueuePlace).fails())
  },
  play: offersRetry,
})
export const NotFound = meta.story({
  name: '已不在队列中',
  beforeEach({ msw }) {
    msw.use(mock(readQueuePlace).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有查到您在这场面试会中的位置。')).toBeVisible(),
})
export const Narrow = meta.story({
  name: '手机，还没有开始',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(readQueuePlace).returns({ ...waitingPlace, meeting: 'planned', ahead: 1 }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/面试会还没有开始/)
    await fitsSideways({ canvasElement })
  },
})
