import type { PaymentOrder } from '#contract/payments'
import { Alert } from '#design-system'
import { MIDNIGHT_NOTE } from '../../model/payment-words.ts'

/** How an order stands, in one sentence, with what that means. */
export function Standing({ order: { state, settledBy, late, refunds } }: { order: PaymentOrder }) {
  if (state !== 'success' && settledBy !== '') {
    return (
      <Alert tone="success" title="这个报名的考试费已由另一笔订单缴纳" live>
        报名成功，无需再付款。
        {refunds.length > 0 && '这笔订单收到的款项会自动原路退回。'}
      </Alert>
    )
  }
  switch (state) {
    case 'success':
      return (
        <Alert tone="success" title="支付成功，报名成功" live>
          {late && '款项到账较晚，但付款时间在截止之前，缴费有效。'}
          {refunds.length > 0 && '多收的款项会自动原路退回，不影响报名。'}
          请保存订单号，凭订单号可以随时查看和打印凭证。
        </Alert>
      )
    case 'submitted':
      return (
        <Alert title="正在确认支付结果" live>
          已付款的请稍候，本页会自动更新，可以关闭后凭订单号再来查看。{MIDNIGHT_NOTE}
        </Alert>
      )
    case 'created':
    case 'started':
      return (
        <Alert tone="warning" title="订单等待支付" live>
          还没有收到款项。
        </Alert>
      )
    case 'failed':
      return (
        <Alert tone="danger" title="支付没有成功" live>
          没有扣款，可以重新支付。如果银行已经扣款，请稍后重新查询，款项到账后会自动更新。
        </Alert>
      )
    case 'cancelled':
      return (
        <Alert tone="warning" title="订单已取消" live>
          没有扣款，可以重新支付。
        </Alert>
      )
    case 'expired':
      return (
        <Alert tone="warning" title="订单已过期" live>
          {refunds.length > 0
            ? '款项到账时已不能缴费，会自动原路退回。'
            : '没有收到款项。如果银行已经扣款，请稍后重新查询，款项到账后会自动处理。'}
        </Alert>
      )
    default:
      return state satisfies never
  }
}
