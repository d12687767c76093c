import { Card, LoadState } from '#design-system'
import { isNotFound } from '#platform/transport'
import { useBoothPayment } from '../../hooks/useOwnFairs.ts'
import { PaymentOutcome } from '../../parts/PaymentOutcome/PaymentOutcome.tsx'
import { Missing } from './Missing.tsx'

/** After the cashier: what the payments engine says, whatever the address says. */
export function PaymentView({ online, order }: { online: boolean; order: string }) {
  const { payment, ...state } = useBoothPayment()
  if (order === '' || isNotFound(state.error)) return <Missing what="没有这个订单" online={online} />
  return (
    <LoadState {...state} data={payment}>
      {shown => (
        <Card title="展位费支付结果">
          <PaymentOutcome
            payment={shown}
            order={order}
            online={online}
            isLooking={state.isValidating}
            onLook={state.retry}
          />
        </Card>
      )}
    </LoadState>
  )
}
