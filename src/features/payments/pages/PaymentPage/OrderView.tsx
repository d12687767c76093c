import { ButtonLink, EmptyState, LoadState } from '#design-system'
import { isNotFound } from '#platform/transport'
import { usePaymentOrder } from '../../hooks/usePayments.ts'
import { addressOfView } from '../../model/payment-address.ts'
import { OrderResult } from '../../parts/OrderResult/OrderResult.tsx'

/** One order. */
export function OrderView({ number, returned }: { number: string; returned: boolean }) {
  const { order, ...state } = usePaymentOrder(number, returned)
  if (isNotFound(state.error)) {
    return (
      <EmptyState title="没有这个订单" action={<ButtonLink href={addressOfView('find')}>重新输入订单号</ButtonLink>}>
        请核对订单号，或者查询报名后查看。
      </EmptyState>
    )
  }
  return (
    <LoadState {...state} data={order}>
      {shown => <OrderResult order={shown} onLook={state.retry} isLooking={state.isValidating} />}
    </LoadState>
  )
}
