import { Field, PasswordInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useIdentity } from '../../hooks/useIdentity.ts'
import { proof } from '../../model/schemas.ts'

interface Values {
  way: 'password'
  password: string
}

/** Proving by the password of the account. */
export function PasswordProof() {
  const { prove } = useIdentity()
  const session = useDraftForm<Values>({ rules: proof, initial: { way: 'password', password: '' }, submit: prove })
  const { register, formState } = session.form
  const { errors } = formState
  return (
    <ShortForm {...session} action="确认身份">
      <Field label="登录密码" error={errors.password?.message} controlId="password" required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
    </ShortForm>
  )
}
