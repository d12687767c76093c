import { useFormContext } from 'react-hook-form'
import { Field, PasswordInput } from '#design-system'

/** A password that is chosen now. Stands in a form of the form library. */
export function NewPassword({ label }: { label: string }) {
  const { register, formState } = useFormContext<{ password: string }>()
  return (
    <Field
      label={label}
      hint="8 个字符以上，可以用一句话，不必混用大小写和符号"
      error={formState.errors.password?.message}
      controlId="password"
      required
    >
      <PasswordInput {...register('password')} autoComplete="new-password" />
    </Field>
  )
}
