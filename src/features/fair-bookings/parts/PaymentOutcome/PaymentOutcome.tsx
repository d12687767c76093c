import type { OutputOf } from '#contract/endpoint'
import type { boothPayment } from '#contract/fair-bookings'
import type { OrderState } from '#contract/payments'
import { Alert, type AlertTone, Button, ButtonLink, FactList, Row, Stack, Text } from '#design-system'
import { MIDNIGHT_NOTE, yuan } from '#features/payments'
import { ownFairsHref } from '../../model/fair-addresses.ts'

interface Props {
  payment: OutputOf<typeof boothPayment>
  order: string
  online: boolean
  isLooking: boolean
  onLook: () => void
}

const words = {
  created: ['info', '还没有付款', '订单还在等待支付，没有扣款。保留时间内可以继续支付。'],
  started: ['info', '还没有收到款项', '订单还在等待支付。保留时间内可以继续支付。'],
  submitted: ['warning', '正在确认付款结果', '已经付款的请稍候，本页会自动更新。结果确认之前请不要重复付款。'],
  success: ['success', '付款成功，展位已定', '请填写参会人员，完成参会确认。'],
  failed: ['danger', '付款没有成功', '没有扣款。保留时间内可以重新支付。'],
  cancelled: ['warning', '订单已经取消', '没有收到款项。'],
  expired: ['warning', '订单已经过期', '没有收到款项。已经扣款的，到账后自动核对：展位仍空则归贵单位，否则全额退回。'],
} as const satisfies Record<OrderState, readonly [AlertTone, string, string]>

const returned = [
  'warning',
  '展位已不能保留，款项原路退回',
  '收到款项时展位已被选走，费用全额原路退回；贵单位排在候补第一位。',
] as const

/** What became of a booth's fee, and where to go on. */
export function PaymentOutcome({ payment, order, online, isLooking, onLook }: Props) {
  const [tone, title, text] = payment.returned ? returned : words[payment.state]
  return (
    <Stack gap={4}>
      <Alert tone={tone} title={title} live>
        <Text>{text}</Text>
        {payment.state === 'submitted' && <Text>{MIDNIGHT_NOTE}</Text>}
      </Alert>
      <FactList
        facts={[
          { term: '招聘会', details: payment.fair },
          { term: '展位', details: payment.booth },
          { term: '展位费', details: yuan(payment.fee) },
          { term: '订单号', details: order },
        ]}
      />
      <Row gap={3}>
        <ButtonLink variant="primary" href={ownFairsHref(online, { view: 'one', id: payment.participation })}>
          {payment.state === 'success' && !payment.returned ? '填写参会人员' : '查看这场招聘会'}
        </ButtonLink>
        {payment.state === 'submitted' && (
          <Button loading={isLooking} onClick={onLook}>
            再查一次
          </Button>
        )}
      </Row>
    </Stack>
  )
}
