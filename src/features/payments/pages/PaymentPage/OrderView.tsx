import { ButtonLink, EmptyState, LoadState, TaskListLayout, type TaskListLayoutProps } from '#design-system'
import { isNotFound } from '#platform/transport'
import { usePaymentOrder } from '../../hooks/usePayments.ts'
import { addressOfView } from '../../model/payment-address.ts'
import { AfterPayment } from '../../parts/AfterPayment/AfterPayment.tsx'
import { OrderResult } from '../../parts/OrderResult/OrderResult.tsx'

interface Props {
  head: Pick<TaskListLayoutProps, 'title' | 'crumbs' | 'tabs'>
  number: string
  returned: boolean
}

/** One order; beside a paid one what comes next. */
export function OrderView({ head, number, returned }: Props) {
  const { order, ...state } = usePaymentOrder(number, returned)
  if (isNotFound(state.error)) {
    return (
      <TaskListLayout {...head}>
        <EmptyState title="没有这个订单" action={<ButtonLink href={addressOfView('find')}>重新输入订单号</ButtonLink>}>
          请核对订单号，或者查询报名后查看。
        </EmptyState>
      </TaskListLayout>
    )
  }
  return (
    <TaskListLayout {...head} aside={order?.state === 'success' && <AfterPayment recruitment={order.recruitment} />}>
      <LoadState {...state} data={order}>
        {shown => <OrderResult order={shown} onLook={state.retry} isLooking={state.isValidating} />}
      </LoadState>
    </TaskListLayout>
  )
}
