import type { RefundReason } from '#contract/payments'
import { linkTo, type MessageContent } from '../messages/message.ts'
import type { OutgoingMessage } from '../outbox.ts'

const yuan = (fen: number) => `${(fen / 100).toFixed(2)} 元`

export const paidSms = (to: string, order: string, fee: number): OutgoingMessage => ({
  to,
  template: 'exam-fee-paid',
  text: `您的考试费 ${yuan(fee)}已缴纳，报名成功。订单号 ${order}，凭订单号可以在“考试缴费”页面打印缴费凭证。`,
})

const reasons = {
  duplicate: '这笔费用您已经缴过，重复缴纳的',
  late: '收到款项时已不能再缴费，',
  'cancelled-position': '您报考的职位已取消，缴纳的',
} as const satisfies Record<RefundReason, string>

export const refundSms = (to: string, order: string, reason: RefundReason, amount: number): OutgoingMessage => ({
  to,
  template: 'exam-fee-refund',
  text: `${reasons[reason]} ${yuan(amount)}将原路退回，不需要办理手续。订单号 ${order}。`,
})

export const refundedSms = (to: string, order: string, amount: number): OutgoingMessage => ({
  to,
  template: 'exam-fee-refunded',
  text: `订单 ${order} 的 ${yuan(amount)}已原路退回，到账时间以银行为准。`,
})

/** The provider has refused it for the first time. */
export const refundDelayedSms = (to: string, order: string, amount: number): OutgoingMessage => ({
  to,
  template: 'exam-fee-refund-delayed',
  text: `订单 ${order} 的 ${yuan(amount)}暂时没有退回，系统会自动再次退款，不需要办理手续。`,
})

/** It is not tried any more. */
export const refundFailedSms = (to: string, order: string, amount: number): OutgoingMessage => ({
  to,
  template: 'exam-fee-refund-failed',
  text: `订单 ${order} 的 ${yuan(amount)}多次退款没有成功，请联系收款单位办理退款。`,
})

/** What a registration says whose fee was not paid in time. */
export const LAPSED = '没有在截止时间前缴费，报名已自动取消，名额已释放'

export const lapsedSms = (to: string, number: string, post: string): OutgoingMessage => ({
  to,
  template: 'exam-fee-lapsed',
  text: `您报考“${post}”（报名序号 ${number}）${LAPSED}。如有疑问，请联系收款单位。`,
})

export const lapsedMessage = (number: string, post: string): MessageContent<'seeker'> => ({
  category: 'service',
  title: '报名因没有按时缴费已取消',
  body: `您报考“${post}”（报名序号 ${number}）${LAPSED}。如果银行已经扣款，款项会自动原路退回。`,
  link: linkTo('examRegistrations', null, { number }),
})
