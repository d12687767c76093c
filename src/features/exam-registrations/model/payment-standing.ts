import type { OutputOf } from '#contract/endpoint'
import type { examPayment } from '#contract/exam-registrations'
import type { OrderState, Payable, PaymentOrder } from '#contract/payments'

/** What became of a payment, as the payments engine says, whoever asks. */
export interface ExamPayment {
  readonly state: OrderState
  /** Id of the registration, for its candidate; '' for others. */
  readonly registration: string
  readonly number: string
  readonly exam: string
  readonly position: string
  /** In fen. */
  readonly fee: number
  readonly paidAt: number | null
  /** Whether the fee can be paid now, by this order or another one. */
  readonly payable: Payable
  /** The order that settled the fee; '' while none has. */
  readonly settledBy: string
  /** What goes back of what this order brought. */
  readonly refunds: PaymentOrder['refunds']
}

export const ownPayment = ({ status: _, ...payment }: OutputOf<typeof examPayment>): ExamPayment => payment

export const paymentOfOrder = ({ registration, recruitment, post, ...order }: PaymentOrder): ExamPayment => ({
  state: order.state,
  registration: '',
  number: registration.number,
  exam: recruitment.title,
  position: `${post.employer} ${post.title}`,
  fee: order.fee,
  paidAt: order.paidAt,
  payable: order.payable,
  settledBy: order.settledBy,
  refunds: order.refunds,
})

/** Money that goes back and leaves nothing paid by this order; undefined where what it paid for is kept. */
export const returnedOf = ({ state, refunds }: ExamPayment): PaymentOrder['refunds'][number] | undefined =>
  refunds.find(({ reason }) => state !== 'success' || reason !== 'duplicate')

const MONEY_BACK = '如果银行已经扣款，截止前付的核对后报名有效，截止后付的自动原路退回，不用办理手续。'

/** What is said of an order of which no money has come, where the fee cannot be paid any more; '' where it still can. */
export const unpayableWords: Readonly<Record<Payable, string>> = {
  yes: '',
  paid: '考试费已由另一笔订单缴纳，报名成功，不用再付。如果银行又扣了款，多收的自动原路退回。',
  closed: `缴费已经截止，不能再缴费。${MONEY_BACK}`,
  status: '这份报名现在不能缴费，可以在“我的考试”里查看原因。如果银行已经扣款，款项自动原路退回。',
  early: '现在还不能缴费，请在缴费开始后再来。',
}
