import { type MissedInput, missed } from '#contract/interview-fields'
import { Field, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

const schema = /* @__PURE__ */ missed()

/** Somebody did not come: a word about it, which the other side reads. */
export function MissedForm({ action, onSubmit }: { action: string; onSubmit: (values: MissedInput) => Promise<void> }) {
  const session = useDraftForm<MissedInput>({ rules: schema, initial: { remark: '' }, submit: onSubmit })
  const { errors } = session.form.formState
  return (
    <ShortForm {...session} action={action}>
      <Field label="说明" hint="选填，对方会看到" error={errors.remark?.message} controlId="remark">
        <TextArea {...session.form.register('remark')} rows={3} limit={200} />
      </Field>
    </ShortForm>
  )
}
