import { useEffect, useState } from 'react'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import type { loginMember, UserType } from '#contract/session'
import { Alert, Button, ErrorSummary, Field, PasswordInput, Stack, TextInput } from '#design-system'
import { CallRefused } from '#platform/transport'
import { useCaptcha } from '../../hooks/useCaptcha.ts'
import { useLogin } from '../../hooks/useLogin.ts'
import { useSessionForm } from '../../hooks/useSessionForm.ts'
import { credentials } from '../../model/schemas.ts'
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx'

type Values = Extract<InputOf<typeof loginMember>, { way: 'password' }>

/** True when the service wants a captcha with the next try. */
const wantsCaptcha = (error: unknown) =>
  error instanceof CallRefused &&
  (error.code === codes.captchaWrong ||
    (typeof error.data === 'object' && error.data !== null && 'captcha' in error.data && error.data.captcha === true))

/** Signing in by password; after a few wrong ones with a captcha. What was typed stays. */
export function PasswordLogin({ userType }: { userType: UserType }) {
  const login = useLogin(userType)
  const [guarded, setGuarded] = useState(false)
  const { challenge, failed, renew } = useCaptcha(guarded)
  const { form, onSubmit, isSubmitting, faults, attempt } = useSessionForm<Values>(
    credentials,
    { way: 'password', phone: '', password: '' },
    async values => {
      const answer = values.captcha?.answer?.trim()
      try {
        const { captcha: _, ...plain } = values
        await login(guarded && challenge && answer ? { ...plain, captcha: { id: challenge.id, answer } } : plain)
      } catch (error) {
        if (guarded) {
          form.setValue('captcha.answer', '')
          void renew(challenge?.kind)
        }
        if (wantsCaptcha(error)) setGuarded(true)
        throw error
      }
    },
  )
  // The rules want the challenge's id beside its answer; it has no field of its own.
  const { setValue } = form
  useEffect(() => {
    if (challenge) setValue('captcha.id', challenge.id)
  }, [challenge, setValue])
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
        <Field label="手机号" error={errors.phone?.message} controlId="phone" required>
          <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="username" />
        </Field>
        <Field label="密码" error={errors.password?.message} controlId="password" required>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        {guarded && (
          <CaptchaField
            challenge={challenge}
            failed={failed}
            onRenew={renew}
            error={errors.captcha?.answer?.message}
            field={form.register('captcha.answer')}
          />
        )}
        <Button type="submit" variant="primary" size="large" wide loading={isSubmitting}>
          登录
        </Button>
      </Stack>
    </form>
  )
}
