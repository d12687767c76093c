import { extension } from '#contract/exam-office-fields'
import { Field, NumberInput, Text, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface Props {
  exam: string
  onPrepare: (extension: { minutes: number; reason: string }) => Promise<void>
}

interface Values {
  minutes: string
  reason: string
}

const schema = /* @__PURE__ */ extension()

/** A longer window after an outage, prepared for somebody else to release. Renders a `<form>`. */
export function ExtensionForm({ exam, onPrepare }: Props) {
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { minutes: '', reason: '' },
    kept: { name: `exam-extension-${exam}`, fields: ['minutes', 'reason'] },
    submit: ({ minutes, reason }) => onPrepare({ minutes: Number(minutes), reason }),
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="提交核准">
      <Text tone="muted">报名截止、审核结束和缴费截止一起顺延。提交后由另一位同事核准，核准前考生看到的时间不变。</Text>
      <Field
        label="顺延时间"
        hint="不短于故障持续的时间"
        error={formState.errors.minutes?.message}
        controlId="minutes"
        required
      >
        <NumberInput {...register('minutes')} unit="分钟" />
      </Field>
      <Field
        label="顺延原因"
        hint="写明故障的起止时间和影响，例如：14:10 至 15:02 报名页面打不开"
        error={formState.errors.reason?.message}
        controlId="reason"
        required
      >
        <TextArea {...register('reason')} limit={200} rows={3} />
      </Field>
    </ShortForm>
  )
}
