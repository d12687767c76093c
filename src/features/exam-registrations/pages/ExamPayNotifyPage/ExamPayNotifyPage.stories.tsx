import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { examPayment } from '#contract/exam-registrations'
import { paymentData, type RefundReason, type RefundState } from '#contract/payments'
import { payment } from '#mocks/fixtures/exam-registration-pages'
import { paidOrder } from '#mocks/fixtures/payments'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamPayNotifyPage } from './ExamPayNotifyPage.tsx'

const path = '/exam/pay-notify'
const route = `${path}?order=JF20261120-K7MPACDE3467&state=success`

const meta = preview.meta({
  id: 'page-exam-pay-notify',
  title: '页面/考试/缴费结果 ExamPayNotifyPage',
  component: ExamPayNotifyPage,
  parameters: { path, route, session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(examPayment).returns(payment), mock(paymentData).returns(paidOrder))
  },
})

export const Filled = meta.story({
  name: '缴费成功',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '缴费成功，报名成功' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看我的报名' })).toHaveAttribute(
      'href',
      `/exam/apply-info/${payment.registration}`,
    )
  },
})

export const Unsure = meta.story({
  name: '正在确认，地址说成功也不算',
  beforeEach({ msw }) {
    msw.use(mock(examPayment).returns({ ...payment, state: 'submitted', paidAt: null }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '正在确认缴费结果' })).toBeVisible()
    await expect(canvas.queryByText(/报名成功/)).toBeNull()
  },
})

export const Settles = meta.story({
  name: '等到结果自动更新',
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      mock(examPayment).answers(() => {
        asked += 1
        return asked > 1 ? payment : { ...payment, state: 'submitted' as const, paidAt: null }
      }),
    )
  },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: '缴费成功，报名成功' })).toBeVisible()),
})

export const Open = meta.story({
  name: '没有付款',
  beforeEach({ msw }) {
    msw.use(mock(examPayment).returns({ ...payment, state: 'started', paidAt: null, payable: 'yes' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '继续缴费' })).toBeVisible(),
})

export const NotPaid = meta.story({
  name: '付款失败',
  beforeEach({ msw }) {
    msw.use(mock(examPayment).returns({ ...payment, state: 'failed', paidAt: null, payable: 'yes' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('缴费没有成功')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '重新缴费' })).toBeVisible()
  },
})

export const NotPaidAndClosed = meta.story({
  name: '付款失败，缴费已截止',
  beforeEach({ msw }) {
    msw.use(mock(examPayment).returns({ ...payment, state: 'failed', paidAt: null, payable: 'closed' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/缴费已经截止，不能再缴费/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看我的报名' })).toBeVisible()
    await expect(canvas.queryByText(/重新缴费/)).toBeNull()
  },
})

export const Expired = meta.story({
  name: '订单过期',
  beforeEach({ msw }) {
    msw.use(mock(examPayment).returns({ ...payment, state: 'expired', paidAt: null, payable: 'yes' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('订单已经过期')).toBeVisible(),
})

const back = (reason: RefundReason, state: RefundState = 'requested') => [
  { amount: 10_000, reason, state, createdAt: payment.paidAt ?? 0 },
]

export const Late = meta.story({
  name: '付款太晚，正在退回',
  beforeEach({ msw }) {
    msw.use(
      mock(examPayment).returns({ ...payment, state: 'expired', paidAt: null, settledBy: '', refunds: back('late') }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有赶上缴费，款项原路退回')).toBeVisible()
    await expect(canvas.getByText('¥100.00，退款办理中')).toBeVisible()
    await expect(canvas.queryByText(/没有收到款项/)).toBeNull()
  },
})

export const Doubled = meta.story({
  name: '重复付款，已经退回',
  beforeEach({ msw }) {
    msw.use(
      mock(examPayment).returns({
        ...payment,
        state: 'cancelled',
        paidAt: null,
        settledBy: 'JF20261120-ACDEFGHJKMNP',
        refunds: back('duplicate', 'success'),
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这笔是重复付款，款项原路退回')).toBeVisible()
    await expect(canvas.getByText('¥100.00，已原路退回，到账时间以银行为准')).toBeVisible()
  },
})

export const PaidTwice = meta.story({
  name: '同一笔订单付了两次',
  beforeEach({ msw }) {
    msw.use(mock(examPayment).returns({ ...payment, refunds: back('duplicate') }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '缴费成功，报名成功' })).toBeVisible()
    await expect(canvas.getByText(/多收的款项原路退回/)).toBeVisible()
  },
})

export const PositionCancelled = meta.story({
  name: '职位取消，退回考试费',
  beforeEach({ msw }) {
    msw.use(mock(examPayment).returns({ ...payment, status: '4', refunds: back('cancelled-position', 'success') }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('职位已经取消，考试费原路退回')).toBeVisible()
    await expect(canvas.queryByText(/报名成功/)).toBeNull()
  },
})

export const Guest = meta.story({
  name: '没有登录，凭订单号',
  parameters: { path, route },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: '缴费成功，报名成功' })).toBeVisible(),
})

export const OthersOrder = meta.story({
  name: '别的账号的订单',
  beforeEach({ msw }) {
    msw.use(mock(examPayment).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '查看我的报名' })).toHaveAttribute('href', '/exam/mine'),
})

export const NotFound = meta.story({
  name: '没有这个订单',
  parameters: { path, route: path, session: seekerUser },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这个订单')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(examPayment).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(examPayment).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: '缴费成功，报名成功' })
    await fitsSideways({ canvasElement })
  },
})
