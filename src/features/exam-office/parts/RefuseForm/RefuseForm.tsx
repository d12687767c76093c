import * as z from 'zod/mini'
import { refusalReason } from '#contract/exam-office-fields'
import { Field, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface Props {
  /** Id of the change, by which this browser keeps what is typed. */
  id: string
  onRefuse: (reason: string) => Promise<void>
}

interface Values {
  reason: string
}

const schema = /* @__PURE__ */ z.object({ reason: refusalReason() })

/** Gives a change back to whoever prepared it, with the reason. Renders a `<form>`. */
export function RefuseForm({ id, onRefuse }: Props) {
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { reason: '' },
    kept: { name: `exam-change-refusal-${id}`, fields: ['reason'] },
    submit: ({ reason }) => onRefuse(reason),
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="退回给准备人">
      <Field
        label="退回原因"
        hint="写明哪里不对、怎样改，准备人会收到"
        error={formState.errors.reason?.message}
        controlId="reason"
        required
      >
        <TextArea {...register('reason')} limit={200} rows={3} />
      </Field>
    </ShortForm>
  )
}
