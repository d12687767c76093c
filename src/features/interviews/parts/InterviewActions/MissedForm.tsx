import { type MissedInput, missed } from '#contract/interview-fields'
import { Alert, Field, TextArea } from '#design-system'
import { SessionForm, useSessionForm } from '#features/session'

const schema = /* @__PURE__ */ missed()

/** Somebody did not come: a word about it, which the other side reads. */
export function MissedForm({ action, onSubmit }: { action: string; onSubmit: (values: MissedInput) => Promise<void> }) {
  const session = useSessionForm<MissedInput>(schema, { remark: '' }, onSubmit)
  const { errors } = session.form.formState
  return (
    <SessionForm {...session} action={action}>
      {errors.root?.message && (
        <Alert tone="danger" live>
          {errors.root.message}
        </Alert>
      )}
      <Field label="说明" hint="选填，对方会看到" error={errors.remark?.message} controlId="remark">
        <TextArea {...session.form.register('remark')} rows={3} limit={200} />
      </Field>
    </SessionForm>
  )
}
