import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { createPayUrlAgain } from '#contract/payments'
import {
  expiredOrder,
  failedOrder,
  paidOrder,
  payAddress,
  started,
  submitted,
  twicePaid,
} from '#mocks/fixtures/payments'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OrderResult } from './OrderResult.tsx'

const meta = preview.meta({
  id: 'payments-order-result',
  title: '业务/考试缴费/缴费结果 OrderResult',
  component: OrderResult,
  args: { order: paidOrder, isLooking: false, onLook: fn() },
  beforeEach({ msw }) {
    msw.use(mock(createPayUrlAgain).returns(payAddress))
  },
})

export const Filled = meta.story({
  name: '支付成功：凭证可以打印',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('支付成功，报名成功')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '考试缴费凭证（试用）' })).toBeVisible()
    await expect(canvas.getByText(whole('2026-11-22 10:03'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: '打印缴费凭证' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /支付/ })).toBeNull()
  },
})

export const TwicePaid = meta.story({
  name: '付了两次：多付的退回，订单有效',
  args: { order: twicePaid },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('支付成功，报名成功')).toBeVisible()
    await expect(canvas.getByText(/重复缴纳.*退款办理中/)).toBeVisible()
  },
})

export const Late = meta.story({
  name: '到账较晚，仍然有效',
  args: { order: { ...paidOrder, late: true } },
  play: async ({ canvas }) => expect(canvas.getByText(/款项到账较晚/)).toBeVisible(),
})

export const Loading = meta.story({
  name: '正在确认：不说失败',
  args: { order: submitted, onLook: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('正在确认支付结果')).toBeVisible()
    await expect(canvas.queryByText(/失败|没有成功/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '重新查询结果' }))
    await waitFor(() => expect(args.onLook).toHaveBeenCalledOnce())
  },
})

export const Started = meta.story({
  name: '等待支付',
  args: { order: started },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '继续支付' })).toBeVisible(),
})

export const Failed = meta.story({
  name: '支付失败，重新支付',
  args: { order: failedOrder },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('支付没有成功')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重新支付' }))
    await waitFor(() => expect(location.hash).toBe('#cashier'))
    history.replaceState(null, '', location.pathname + location.search)
  },
})

export const Refused = meta.story({
  name: '重新支付被拒绝',
  args: { order: failedOrder },
  beforeEach({ msw }) {
    msw.use(mock(createPayUrlAgain).refuses({ code: codes.wrongState, msg: '缴费已经截止' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新支付' }))
    await expect(await canvas.findByText('缴费已经截止')).toBeVisible()
  },
})

export const PaidElsewhere = meta.story({
  name: '已由另一笔缴纳',
  args: { order: { ...failedOrder, payable: 'paid', settledBy: 'JF20261122-AAAACCCC3333' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看缴费凭证' })).toHaveAttribute(
      'href',
      '/payment/index?order=JF20261122-AAAACCCC3333',
    )
    await expect(canvas.queryByRole('button', { name: '重新支付' })).toBeNull()
  },
})

export const Expired = meta.story({
  name: '截止后到账：退回',
  args: { order: expiredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/缴费已于/)).toBeVisible()
    await expect(canvas.getByText(/已原路退回，到账时间/)).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, args: { order: twicePaid }, play: fitsSideways })
