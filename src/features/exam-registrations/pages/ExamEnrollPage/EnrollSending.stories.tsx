import { expect, waitFor } from 'storybook/test'
import { applyForExam, registrationInfo, sendingPlace } from '#contract/exam-registrations'
import {
  queuedDraft,
  receipt,
  stampedDraft,
  submitted,
  turnedDownDraft,
  waiting,
} from '#mocks/fixtures/exam-registrations'
import { mock } from '#mocks/mock'
import { advance, STORY_NOW } from '../../../../../.storybook/clock.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamEnrollPage } from './ExamEnrollPage.tsx'
import { at, enrolAnswers, inGutters } from './testing.setting.tsx'

const meta = preview.meta({
  id: 'page-exam-enroll-sending',
  title: '页面/考试/提交报名表 ExamEnrollPage',
  component: ExamEnrollPage,
  decorators: [inGutters],
  parameters: at(),
  beforeEach({ msw }) {
    msw.use(...enrolAnswers)
  },
})

export const ClosesInSight = meta.story({
  name: '核对着，宽限到点：立刻不能再提交',
  parameters: at('check'),
  beforeEach({ msw }) {
    const stampedUntil = Date.parse(STORY_NOW) + 100
    const round = { ...stampedDraft.round, closesAt: stampedUntil - 600_000 }
    msw.use(mock(registrationInfo).returns({ ...stampedDraft, round, stampedUntil }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '提交报名' })).toBeEnabled()
    advance(100)
    await waitFor(() => expect(canvas.queryByRole('button', { name: '提交报名' })).toBeNull())
    await expect(canvas.getByText('报名已经截止')).toBeVisible()
    // Everything that was written stays in sight.
    await expect(canvas.getByText('360***********0027')).toBeVisible()
    await canvas.findByRole('img', { name: '报名照片' })
  },
})

export const Queued = meta.story({
  name: '提交的人太多：排队，轮到了自动显示回执',
  parameters: at('check'),
  beforeEach({ msw }) {
    let stage: 'draft' | 'waiting' | 'done' = 'draft'
    msw.use(
      mock(registrationInfo).answers(() => ({ draft: stampedDraft, waiting: queuedDraft, done: submitted })[stage]),
      mock(applyForExam).answers(() => {
        stage = 'waiting'
        return waiting
      }),
      mock(sendingPlace).answers(() => {
        stage = 'done'
        return { place: 0, again: 2 }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交报名' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '报名已经提交' })).toBeVisible()
    await expect(canvas.getByText(receipt.hash)).toBeVisible()
  },
})

export const QueuedElsewhere = meta.story({
  name: '排队时刷新页面或者换设备',
  parameters: at(),
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(queuedDraft), mock(sendingPlace).returns({ place: 1_286, again: 30 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '报名表已经收到，正在排队办理' })).toBeVisible()
    await expect(await canvas.findByText('第 1,286 位')).toBeVisible()
  },
})

export const TurnedDown = meta.story({
  name: '排到了没有办成，回到核对',
  parameters: at('done'),
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(turnedDownDraft))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本考区的名额已满，请选择其他考区的考试')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交报名' })).toBeEnabled()
  },
})
