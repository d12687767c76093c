import type { InputOf } from '#contract/endpoint'
import type { ExamRegistration } from '#contract/exam-registrations'
import { payConsent } from '#contract/payment-fields'
import type { createPayUrl } from '#contract/payments'
import { Alert, Checkbox, FactList, FieldGroup, Text } from '#design-system'
import { ShortForm } from '#features/forms'
import { MIDNIGHT_NOTE, yuan } from '#features/payments'
import { useDraftForm } from '#platform/forms'
import { useConfirmAndPay } from '../../hooks/useRegistrationCommands.ts'
import { momentInWords } from '../../model/moments.ts'

type Values = Pick<InputOf<typeof createPayUrl>, 'agreed'>

const schema = /* @__PURE__ */ payConsent()

/** Said before paying, because it cannot be undone after (市县属事业单位招聘公告 usually rule so). */
const REFUND_RULES =
  '缴费成功后不参加考试、资格复审没有通过或者自动放弃的，考试费不退。重复缴纳的自动原路退回；职位取消的，可以改报或者全额退回。'

/** What is frozen and what is not given back, its confirmation, and the way to the cashier. Renders a `<form>`. */
export function PayPanel({ registration }: { registration: ExamRegistration }) {
  const { confirmed, fee, payUntil, position, identity, order } = registration
  const payNow = useConfirmAndPay(registration)
  const session = useDraftForm<Values>({ rules: schema, initial: { agreed: false }, submit: payNow })
  const { register, formState } = session.form
  const isGoingOn = order !== null && ['created', 'started', 'submitted'].includes(order.state)
  return (
    <ShortForm {...session} action={confirmed ? `去支付 ${yuan(fee)}` : `确认报名信息，去支付 ${yuan(fee)}`}>
      <FactList
        facts={[
          { term: '考生', details: `${identity.name}（${identity.idShown}）` },
          { term: '职位', details: position && `${position.unit} · ${position.title}（${position.code}）` },
          { term: '考试费', details: <strong>{yuan(fee)}</strong> },
          { term: '缴费截止', details: `${momentInWords(payUntil)}，以付款时间为准` },
        ]}
      />
      {isGoingOn && <Alert title={`有一笔没有完成的订单 ${order.number}，将继续支付这一笔，不会重复下单。`} />}
      <Alert tone="warning" title={confirmed ? '缴费前请看清' : '确认之后，报名信息和职位都不能再改'}>
        {!confirmed && <Text>姓名、身份证号码、照片、学历和职位会锁定，用于编排考场和核验身份。</Text>}
        <Text>{REFUND_RULES}</Text>
        <Text>{MIDNIGHT_NOTE}</Text>
      </Alert>
      <FieldGroup label="确认" error={formState.errors.agreed?.message}>
        <Checkbox
          {...register('agreed')}
          id="agreed"
          label={
            confirmed ? '我已经看清，知道考试费不退' : '我已经核对报名信息和职位，知道确认后不能修改、缴费后考试费不退'
          }
        />
      </FieldGroup>
    </ShortForm>
  )
}
