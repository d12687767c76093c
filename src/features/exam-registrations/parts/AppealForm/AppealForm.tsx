import * as z from 'zod/mini'
import { examAppeal } from '#contract/exam-registration-fields'
import { Field, Text, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface Props {
  /** Id of the registration, by which this browser keeps what is typed. */
  id: string
  onAppeal: (reason: string) => Promise<void>
}

interface Values {
  reason: string
}

const schema = /* @__PURE__ */ z.object({ reason: examAppeal() })

/** Asks once for a second look at a refusal. Renders a `<form>`. */
export function AppealForm({ id, onAppeal }: Props) {
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { reason: '' },
    kept: { name: `exam-appeal-${id}`, fields: ['reason'] },
    submit: ({ reason }) => onAppeal(reason),
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="提出申诉">
      <Text tone="muted">由另一位审核人员复核。每个报名只能申诉一次；复核期间不能修改报名表。</Text>
      <Field
        label="申诉理由"
        hint="写明哪一条结论有误、依据是什么，例如专业目录、证书编号"
        error={formState.errors.reason?.message}
        controlId="reason"
        required
      >
        <TextArea {...register('reason')} limit={500} rows={5} />
      </Field>
    </ShortForm>
  )
}
