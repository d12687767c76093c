import { FormProvider } from 'react-hook-form'
import * as z from 'zod/mini'
import type { UserType } from '#contract/session'
import { mobile, smsCode } from '#contract/session-fields'
import { Button, ErrorSummary, Stack } from '#design-system'
import { useLogin } from '../../hooks/useLogin.ts'
import { useSessionForm } from '../../hooks/useSessionForm.ts'
import { PhoneCode, type PhoneCodeValues } from '../PhoneCode/PhoneCode.tsx'

const schema = /* @__PURE__ */ z.object({
  phone: mobile(),
  captcha: z.string(),
  code: smsCode(),
})

/** Signing in by a code sent to the phone. */
export function CodeLogin({ userType }: { userType: UserType }) {
  const login = useLogin(userType)
  const { form, onSubmit, isSubmitting, faults, attempt } = useSessionForm<PhoneCodeValues>(
    schema,
    { phone: '', captcha: '', code: '' },
    ({ phone, code }) => login({ way: 'sms', phone, code }),
  )
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          <ErrorSummary faults={faults} attempt={attempt} />
          <PhoneCode purpose="login" userType={userType} />
          <Button type="submit" variant="primary" size="large" wide loading={isSubmitting}>
            登录
          </Button>
        </Stack>
      </form>
    </FormProvider>
  )
}
