import { useFormContext } from 'react-hook-form'
import { Field, TextInput } from '#design-system'
import { CaptchaStep } from '#features/session'
import type { RegistrationValues } from '../../hooks/useRegistrationForm.ts'

/** Number, name and identity number together, and a challenge. For the form of `useRegistrationForm`. */
export function RegistrationFields() {
  const { register, formState } = useFormContext<RegistrationValues>()
  const { errors } = formState
  return (
    <>
      <Field
        label="报名序号"
        hint="10 位数字，在报名系统或短信中查看"
        error={errors.number?.message}
        controlId="number"
        required
      >
        <TextInput {...register('number')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label="姓名" hint="与报名时一致" error={errors.name?.message} controlId="name" required>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field
        label="身份证号码"
        hint="只用于核对，系统不存完整号码"
        error={errors.idNumber?.message}
        controlId="idNumber"
        required
      >
        <TextInput {...register('idNumber')} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <CaptchaStep />
    </>
  )
}
