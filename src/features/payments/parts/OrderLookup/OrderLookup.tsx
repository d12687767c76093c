import type { InputOf } from '#contract/endpoint'
import { orderLookup, plainNumber } from '#contract/payment-fields'
import type { createPayUrlAgain } from '#contract/payments'
import { Field, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useNavigate } from '#platform/routing'
import { addressOfOrder } from '../../model/payment-address.ts'

type Values = InputOf<typeof createPayUrlAgain>

const schema = /* @__PURE__ */ orderLookup()

/** Looks an order up again by its number: its address says which. */
export function OrderLookup() {
  const navigate = useNavigate()
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { order: '' },
    submit: async ({ order }) => navigate(addressOfOrder(plainNumber(order))),
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="查询订单">
      <Field
        label="订单号"
        hint="形如 JF20260102-K7MPACDE3467，在收银台、扣款短信或浏览器地址中查看"
        error={formState.errors.order?.message}
        controlId="order"
        required
      >
        <TextInput {...register('order')} autoComplete="off" autoCapitalize="characters" />
      </Field>
    </ShortForm>
  )
}
