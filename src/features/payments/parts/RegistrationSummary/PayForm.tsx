import type { InputOf } from '#contract/endpoint'
import { payConsent } from '#contract/payment-fields'
import type { createPayUrl, Registration } from '#contract/payments'
import { Alert, Checkbox, FieldGroup, Text } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { usePay } from '../../hooks/usePay.ts'
import { MIDNIGHT_NOTE, NO_REFUND_NOTE, yuan } from '../../model/payment-words.ts'

type Values = Pick<InputOf<typeof createPayUrl>, 'agreed'>

const schema = /* @__PURE__ */ payConsent()

interface Props {
  pass: string
  fee: number
  /** The last order: an open one is paid on, not a second one made. */
  openOrder: Registration['order']
}

/** What must be known before paying, its confirmation, and the way to the cashier. */
export function PayForm({ pass, fee, openOrder }: Props) {
  const { pay } = usePay()
  const session = useDraftForm<Values>({ rules: schema, initial: { agreed: false }, submit: () => pay(pass) })
  const { register, formState } = session.form
  const { errors } = formState
  const isGoingOn = openOrder !== null && ['created', 'started', 'submitted'].includes(openOrder.state)
  return (
    <ShortForm {...session} action={`去支付 ${yuan(fee)}`}>
      {isGoingOn && <Alert title={`有一笔没有完成的订单 ${openOrder.number}，将继续支付这一笔，不会重复下单。`} />}
      <Alert tone="warning" title="缴费前请确认">
        <Text>{NO_REFUND_NOTE}</Text>
        <Text>{MIDNIGHT_NOTE}</Text>
      </Alert>
      <FieldGroup label="确认" error={errors.agreed?.message}>
        <Checkbox {...register('agreed')} id="agreed" label="我已核对报名信息，知道缴费后考试费不退" />
      </FieldGroup>
    </ShortForm>
  )
}
