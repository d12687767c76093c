import { expect } from 'storybook/test'
import { registrationInfo, sendingPlace } from '#contract/exam-registrations'
import { longRegistration, queuedDraft, submitted } from '#mocks/fixtures/exam-registrations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { EnrolmentQueue } from './EnrolmentQueue.tsx'

const arrivedAt = Date.parse('2026-11-24T16:59:58+08:00')

const meta = preview.meta({
  id: 'exam-enrolment-queue',
  title: '业务/考试报名/排队办理 EnrolmentQueue',
  component: EnrolmentQueue,
  parameters: { session: seekerUser },
  args: { registration: queuedDraft, arrivedAt },
  beforeEach({ msw }) {
    msw.use(mock(sendingPlace).returns({ place: 1_286, again: 30 }))
  },
})

export const Filled = meta.story({
  name: '排在第几位',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('第 1,286 位')).toBeVisible()
    await expect(canvas.getByText(whole('2026-11-24 (周二) 16:59:58 收到'))).toBeVisible()
  },
})

export const MovesOn = meta.story({
  name: '位置自动前移',
  beforeEach({ msw }) {
    let place = 3
    msw.use(
      mock(sendingPlace).answers(() => {
        place -= 1
        return { place: Math.max(1, place), again: 0.1 }
      }),
    )
  },
  play: async ({ canvas }) => expect(await canvas.findByText('第 1 位')).toBeVisible(),
})

export const Loading = meta.story({
  name: '正在查',
  beforeEach({ msw }) {
    msw.use(mock(sendingPlace).hangs())
  },
  play: ({ canvas }) => expect(canvas.getByText('正在查看排到第几位…')).toBeVisible(),
})

export const Empty = meta.story({
  name: '轮到了，取回执',
  beforeEach({ msw }) {
    msw.use(mock(sendingPlace).returns({ place: 0, again: 2 }), mock(registrationInfo).returns(submitted))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('正在查看排到第几位…')).toBeVisible(),
})

export const Failed = meta.story({
  name: '暂时查不到位置',
  beforeEach({ msw }) {
    msw.use(mock(sendingPlace).offline())
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/您的位置还在/)).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的职位',
  args: { registration: { ...longRegistration, queuedAt: arrivedAt } },
  play: async ({ canvas }) => expect(await canvas.findByText('第 1,286 位')).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  args: { registration: { ...longRegistration, queuedAt: arrivedAt } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('第 1,286 位')
    await fitsSideways({ canvasElement })
  },
})
