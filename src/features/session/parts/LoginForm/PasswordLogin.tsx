import { useEffect, useState } from 'react'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import type { loginMember } from '#contract/sign-in'
import { Field, PasswordInput, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { CallRefused } from '#platform/transport'
import { useCaptcha } from '../../hooks/useCaptcha.ts'
import { useLogin } from '../../hooks/useLogin.ts'
import { credentials } from '../../model/schemas.ts'
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx'
import type { LoginProps } from './login-props.ts'

type Values = Extract<InputOf<typeof loginMember>, { way: 'password' }>

/** True when the service wants a captcha with the next try. */
const wantsCaptcha = (error: unknown) =>
  error instanceof CallRefused &&
  (error.code === codes.captchaWrong ||
    (typeof error.data === 'object' && error.data !== null && 'captcha' in error.data && error.data.captcha === true))

/** Signing in by password; after a few wrong ones with a captcha. What was typed stays. */
export function PasswordLogin({ userType, phone, onClosing }: LoginProps) {
  const login = useLogin(userType, onClosing)
  const [guarded, setGuarded] = useState(false)
  const { challenge, failed, renew } = useCaptcha(guarded)
  const session = useDraftForm<Values>({
    rules: credentials,
    initial: { way: 'password', phone, password: '' },
    submit: async values => {
      const answer = values.captcha?.answer?.trim()
      try {
        const { captcha: _, ...plain } = values
        await login(guarded && challenge && answer ? { ...plain, captcha: { id: challenge.id, answer } } : plain)
      } catch (error) {
        if (guarded) {
          session.form.setValue('captcha.answer', '')
          void renew(challenge?.kind)
        }
        if (wantsCaptcha(error)) setGuarded(true)
        throw error
      }
    },
  })
  const { register, setValue, formState } = session.form
  // The rules want the challenge's id beside its answer; it has no field of its own.
  useEffect(() => {
    if (guarded) setValue('captcha.id', challenge?.id ?? '')
  }, [guarded, challenge, setValue])
  const { errors } = formState
  return (
    <ShortForm {...session} action="登录">
      <Field label="手机号" error={errors.phone?.message} controlId="phone" required>
        <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="username" />
      </Field>
      <Field label="密码" error={errors.password?.message} controlId="password" required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      {guarded && (
        <CaptchaField
          challenge={challenge}
          failed={failed}
          onRenew={kind => void renew(kind)}
          error={errors.captcha?.answer?.message}
          field={register('captcha.answer')}
        />
      )}
    </ShortForm>
  )
}
