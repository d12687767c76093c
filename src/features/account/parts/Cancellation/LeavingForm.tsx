import { leavingReasons } from '#contract/account-fields'
import { Alert, Button, Checkbox, Field, Select } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { leaving } from '../../model/schemas.ts'

interface Values {
  reason: string
  understood: boolean
}

/** The wish itself. */
export function LeavingForm({ onLeave }: { onLeave: (values: Values) => Promise<void> }) {
  const leave = useDraftForm<Values>({
    rules: leaving,
    initial: { reason: '', understood: false },
    submit: onLeave,
  })
  const { register, formState } = leave.form
  return (
    <FormBody {...leave} gap={4}>
      <Field label="注销原因" hint="选填，帮助我们改进" error={formState.errors.reason?.message} controlId="reason">
        <Select {...register('reason')} placeholder="不说明" options={leavingReasons} />
      </Field>
      {formState.errors.understood?.message && <Alert tone="danger">{formState.errors.understood.message}</Alert>}
      <Checkbox {...register('understood')} id="understood" label="我已了解注销的后果，15 天后账号和数据无法找回" />
      <Button type="submit" variant="danger" size="large" wide loading={leave.isSubmitting}>
        注销账号
      </Button>
    </FormBody>
  )
}
