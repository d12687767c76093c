import { useRef, useState } from 'react'
import type { PaymentOrder } from '#contract/payments'
import { Alert, Button, ButtonLink, CheckAnswers, PrintHelper, Row, Stack, Tag } from '#design-system'
import { wordsFor } from '#platform/forms'
import { usePayAgain } from '../../hooks/usePay.ts'
import { addressOfOrder, addressOfView } from '../../model/payment-address.ts'
import {
  moment,
  orderLabels,
  refundReasons,
  refundStates,
  TRIAL_NOTE,
  whyNot,
  yuan,
} from '../../model/payment-words.ts'
import { Receipt } from './OrderResult.styles.ts'
import { Standing } from './Standing.tsx'

const sectionsOf = (order: PaymentOrder) => {
  const { state, registration, post, recruitment, paidAt, transaction, refunds } = order
  const { label, tone } = orderLabels[state]
  return [
    {
      id: 'order',
      title: state !== 'success' ? '订单信息' : order.trial ? '考试缴费凭证（试用）' : '考试缴费凭证',
      rows: [
        { label: '订单号', value: order.order },
        { label: '状态', value: <Tag tone={tone}>{label}</Tag> },
        { label: '金额', value: <strong>{yuan(order.fee)}</strong> },
        { label: '项目', value: `${recruitment.exam}考试费` },
        { label: '招聘项目', value: recruitment.title },
        { label: '报考岗位', value: `${post.title}，${post.employer}` },
        { label: '报名序号', value: registration.number },
        { label: '考生', value: `${registration.name}（身份证尾号 ${registration.idTail}）` },
        { label: '下单时间', value: moment(order.createdAt) },
        ...(paidAt === null ? [] : [{ label: '支付时间', value: moment(paidAt) }]),
        ...(transaction === '' ? [] : [{ label: '支付流水号', value: transaction }]),
        ...(order.trial ? [{ label: '凭证性质', value: <strong>{TRIAL_NOTE}</strong> }] : []),
        { label: '收款单位', value: `${recruitment.payee}，${recruitment.phone}` },
        ...refunds.map(({ amount, reason, state: refund, createdAt }) => ({
          label: '退款',
          value: `${yuan(amount)}（${refundReasons[reason]}，${moment(createdAt)}），${refundStates[refund]}`,
        })),
      ],
    },
  ]
}

interface Props {
  order: PaymentOrder
  /** Looks again. */
  onLook: () => void
  isLooking: boolean
}

/** What became of an order, what to do next, and the receipt of a paid one. */
export function OrderResult({ order, onLook, isLooking }: Props) {
  const receipt = useRef<HTMLElement>(null)
  const [trouble, setTrouble] = useState('')
  const { payAgain, isPaying } = usePayAgain(order.order)
  const { state, payable, settledBy, recruitment } = order
  const isPaid = state === 'success'
  const isOpen = state === 'created' || state === 'started'
  const pay = () => {
    setTrouble('')
    payAgain().catch((error: unknown) => setTrouble(wordsFor(error)))
  }
  return (
    <Stack gap={5}>
      <Standing order={order} />
      {!isPaid && payable !== 'yes' && settledBy === '' && <Alert>{whyNot(payable, recruitment)}</Alert>}
      {trouble && (
        <Alert tone="danger" live>
          {trouble}
        </Alert>
      )}
      <Row gap={3}>
        {isPaid && (
          <PrintHelper target={receipt} title={`缴费凭证 ${order.order}`} label="打印缴费凭证" variant="primary" />
        )}
        {!isPaid && settledBy !== '' && (
          <ButtonLink variant="primary" href={addressOfOrder(settledBy)}>
            查看缴费凭证
          </ButtonLink>
        )}
        {!isPaid && payable === 'yes' && (
          <Button variant={state === 'submitted' ? 'secondary' : 'primary'} onClick={pay} loading={isPaying}>
            {isOpen ? '继续支付' : state === 'submitted' ? '没有付款，回收银台' : '重新支付'}
          </Button>
        )}
        {!isPaid && (
          <Button onClick={onLook} loading={isLooking}>
            重新查询结果
          </Button>
        )}
        <ButtonLink href={addressOfView('pay')}>查询报名</ButtonLink>
      </Row>
      <Receipt ref={receipt}>
        <CheckAnswers sections={sectionsOf(order)} />
      </Receipt>
    </Stack>
  )
}
