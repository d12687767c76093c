import { http } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { identityReveals, ownStatements } from '#contract/exam-candidates'
import {
  appealRegistration,
  cancelRegistration,
  healthAnswers,
  listRegistrations,
  noteLook,
  registrationInfo,
} from '#contract/exam-registrations'
import { printRegistration } from '#contract/exam-tickets'
import { API_PREFIX } from '#contract/wire'
import { Container } from '#design-system'
import { openStatement } from '#mocks/fixtures/exam-candidates'
import { registrationPage } from '#mocks/fixtures/exam-registration-pages'
import * as sample from '#mocks/fixtures/exam-registrations'
import { pdfAnswer } from '#mocks/fixtures/resume-files'
import { seekerUser } from '#mocks/fixtures/seeker'
import { employer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { photoIsThere, positionsAreThere } from '../../parts/testing.handlers.ts'
import { ExamApplyInfoPage } from './ExamApplyInfoPage.tsx'

const path = '/exam/apply-info/:id'
const route = `/exam/apply-info/${sample.submitted.id}`
const looked = fn()
const answered = fn<(what: string) => void>()

const meta = preview.meta({
  id: 'page-exam-apply-info',
  title: '页面/考试/我的报名 ExamApplyInfoPage',
  component: ExamApplyInfoPage,
  // Bars at the bottom edge reach over the page's own gutters.
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { path, route, session: seekerUser },
  beforeEach({ msw }) {
    looked.mockClear()
    answered.mockClear()
    msw.use(
      mock(registrationInfo).returns(sample.submitted),
      mock(identityReveals).returns({ list: [] }),
      mock(ownStatements).returns({ list: [] }),
      mock(listRegistrations).returns(registrationPage),
      mock(noteLook).answers(() => {
        looked()
        return { count: 4, lastAt: Date.now() }
      }),
      mock(cancelRegistration).answers(() => {
        answered('cancel')
        return { ok: true }
      }),
      mock(appealRegistration).answers(({ reason }) => {
        answered(reason)
        return { ok: true }
      }),
      http.post(`*${API_PREFIX}${printRegistration.path}`, () => pdfAnswer()),
      photoIsThere,
      positionsAreThere,
    )
  },
})

const standsAt = (title: string, registration: typeof sample.submitted) => ({
  beforeEach({ msw }: { msw: { use: (handler: ReturnType<ReturnType<typeof mock>['hangs']>) => void } }) {
    msw.use(mock(registrationInfo).returns(registration))
  },
  play: async ({ canvas }: { canvas: { findByText: (text: string) => Promise<HTMLElement> } }) =>
    expect(await canvas.findByText(title)).toBeVisible(),
})

export const Filled = meta.story({
  name: '待审核',
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('已经提交，等待审核')).toBeVisible()
    await step('记一次查看', () => waitFor(() => expect(looked).toHaveBeenCalledOnce()))
    await step('下载报名表', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下载报名表 PDF' }))
      await expect(await screen.findByText('已保存报名表 PDF')).toBeInTheDocument()
    })
    await step('查看填写的内容', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查看填写的内容' }))
      await expect(await canvas.findByText('赣江师范学院')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: /^修改/ })).toBeNull()
    })
  },
})

export const Accused = meta.story({
  name: '拟作出处理，陈述申辩',
  beforeEach({ msw }) {
    msw.use(mock(ownStatements).returns({ list: [openStatement] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您可以陈述申辩')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^陈述申辩/ })).toBeVisible()
    await expect(canvas.getByText('提交报名表')).toBeVisible()
  },
})

export const Withdraw = meta.story({
  name: '取消报名',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消报名' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('截止后不能恢复')
    await userEvent.click(screen.getByRole('button', { name: '取消报名' }))
    await waitFor(() => expect(answered).toHaveBeenCalledWith('cancel'))
  },
})

export const Queued = meta.story({ name: '排队办理', ...standsAt('报名表已经收到，正在排队办理', sample.queuedDraft) })
export const TurnedDown = meta.story({
  name: '排到了没有办成',
  ...standsAt('本考区的名额已满，请选择其他考区的考试', sample.turnedDownDraft),
})

export const Draft = meta.story({ name: '草稿', ...standsAt('还没有提交', sample.halfDraft) })
export const Refused = meta.story({
  name: '未通过，申诉',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(sample.refused))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '去改教育经历' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^申诉理由/ }), '按专业目录，两个专业属于同一类')
    await userEvent.click(canvas.getByRole('button', { name: '提出申诉' }))
    await waitFor(() => expect(answered).toHaveBeenCalledWith('按专业目录，两个专业属于同一类'))
  },
})
export const RefusedForGood = meta.story({
  name: '未通过，已经申诉过',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(sample.refusedForGood))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('复核后维持原结论')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^申诉理由/ })).toBeNull()
  },
})
export const Repair = meta.story({ name: '待补正', ...standsAt('请补正后重新提交', sample.repairAsked) })
export const Appealed = meta.story({ name: '申诉中', ...standsAt('申诉已经收到，正在复核', sample.appealed) })
export const Approved = meta.story({
  name: '待确认缴费',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(sample.approved))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '确认报名信息，去支付 ¥100.00' })).toBeVisible()
    await expect(canvas.getByText(/职位取消的，可以改报或者全额退回/)).toBeVisible()
  },
})
export const Confirmed = meta.story({ name: '待缴费', ...standsAt('报名信息已经确认，请缴费', sample.confirmed) })
export const PaymentUnknown = meta.story({
  name: '缴费核对中',
  ...standsAt('正在向银行核对付款', sample.paymentUnknown),
})
export const Paid = meta.story({ name: '报名成功', ...standsAt('报名成功，等待打印准考证', sample.paid) })
export const PositionCancelled = meta.story({
  name: '职位取消，改报或退费',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(sample.positionCancelled))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '不改报，退回 ¥100.00' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '选择 南昌市图书馆 综合管理岗' })).toBeVisible()
  },
})
export const Cancelled = meta.story({ name: '已取消', ...standsAt('报名已经取消', sample.cancelled) })
export const Lapsed = meta.story({ name: '逾期未缴费', ...standsAt('逾期未缴费，自动取消', sample.lapsed) })

export const Employer = meta.story({
  name: '单位账号',
  parameters: { path, route, session: employer },
  play: async ({ canvas }) => expect(await canvas.findByText('考试报名面向个人')).toBeVisible(),
})

export const WithHealth = meta.story({
  name: '考试要了解健康情况',
  beforeEach({ msw }) {
    msw.use(
      mock(registrationInfo).returns(sample.askedForHealth),
      mock(healthAnswers).returns({ asked: true, given: null }),
    )
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('checkbox', { name: /^我同意为本次考试使用我填写的健康信息/ })).not.toBeChecked(),
})

export const WithoutHealth = meta.story({
  name: '考试不了解健康情况，就没有这一部分',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '办理进度' })
    await expect(canvas.queryByRole('heading', { name: '健康信息' })).toBeNull()
  },
})

export const NotFound = meta.story({
  name: '没有这个报名',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这个报名')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).fails())
  },
  play: offersRetry,
})

export const LongText = meta.story({ name: '很长的意见', ...standsAt('审核没有通过', sample.longRegistration) })

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(sample.longRegistration))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('审核没有通过')
    await fitsSideways({ canvasElement })
  },
})
