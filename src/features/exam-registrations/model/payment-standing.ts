import type { OutputOf } from '#contract/endpoint'
import type { examPayment } from '#contract/exam-registrations'
import type { OrderState, PaymentOrder } from '#contract/payments'

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
}

export const ownPayment = ({ status: _, ...payment }: OutputOf<typeof examPayment>): ExamPayment => payment

export const paymentOfOrder = ({ state, registration, recruitment, post, fee, paidAt }: PaymentOrder): ExamPayment => ({
  state,
  registration: '',
  number: registration.number,
  exam: recruitment.title,
  position: `${post.employer} ${post.title}`,
  fee,
  paidAt,
})
