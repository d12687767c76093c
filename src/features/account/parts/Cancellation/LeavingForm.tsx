import { leavingReasons } from '#contract/account-fields'
import { Alert, Button, Checkbox, ErrorSummary, Field, Select, Stack } from '#design-system'
import { useSessionForm } from '#features/session'
import { leaving } from '../../model/schemas.ts'

interface Values {
  reason: string
  understood: boolean
}

/** The wish itself. */
export function LeavingForm({ onLeave }: { onLeave: (values: Values) => Promise<void> }) {
  const { form, onSubmit, isSubmitting, faults, attempt } = useSessionForm<Values>(
    leaving,
    { reason: '', understood: false },
    onLeave,
  )
  const { errors } = form.formState
  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <ErrorSummary faults={faults} attempt={attempt} />
        {errors.root?.message && (
          <Alert tone="danger" live>
            {errors.root.message}
          </Alert>
        )}
        <Field label="注销原因" hint="选填，帮助我们改进" error={errors.reason?.message} controlId="reason">
          <Select {...form.register('reason')} placeholder="不说明" options={leavingReasons} />
        </Field>
        {errors.understood?.message && <Alert tone="danger">{errors.understood.message}</Alert>}
        <Checkbox
          {...form.register('understood')}
          id="understood"
          label="我已了解注销的后果，15 天后账号和数据无法找回"
        />
        <Button type="submit" variant="danger" size="large" wide loading={isSubmitting}>
          注销账号
        </Button>
      </Stack>
    </form>
  )
}
