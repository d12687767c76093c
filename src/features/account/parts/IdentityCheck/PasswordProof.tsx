import { Alert, Field, PasswordInput } from '#design-system'
import { SessionForm, useSessionForm } from '#features/session'
import { useIdentity } from '../../hooks/useIdentity.ts'
import { proof } from '../../model/schemas.ts'

interface Values {
  way: 'password'
  password: string
}

/** Proving by the password of the account. */
export function PasswordProof() {
  const { prove } = useIdentity()
  const session = useSessionForm<Values>(proof, { way: 'password', password: '' }, prove)
  const { register, formState } = session.form
  const { errors } = formState
  return (
    <SessionForm {...session} action="确认身份">
      {errors.root?.message && (
        <Alert tone="danger" live>
          {errors.root.message}
        </Alert>
      )}
      <Field label="登录密码" error={errors.password?.message} controlId="password" required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
    </SessionForm>
  )
}
