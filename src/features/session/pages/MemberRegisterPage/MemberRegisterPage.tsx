import { FormProvider } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { registerMember, userTypes } from '#contract/session'
import { Button, ErrorSummary, Field, Link, PasswordInput, Stack } from '#design-system'
import { useSend } from '#platform/call'
import { useSessionForm } from '../../hooks/useSessionForm.ts'
import { useSignedIn } from '../../hooks/useSignedIn.ts'
import { memberRegistration } from '../../model/schemas.ts'
import { Consent } from '../../parts/Consent/Consent.tsx'
import { PhoneCode, type PhoneCodeValues } from '../../parts/PhoneCode/PhoneCode.tsx'
import { SessionFrame } from '../../parts/SessionFrame/SessionFrame.tsx'

interface Values extends PhoneCodeValues {
  password: string
  consent: boolean
}

const schema = /* @__PURE__ */ memberRegistration()

/** `/user/register` — a phone, a code, a password: nothing else is asked for. */
export function MemberRegisterPage() {
  const { search } = useLocation()
  const { send } = useSend(registerMember)
  const welcome = useSignedIn()
  const { form, onSubmit, isSubmitting, faults, attempt } = useSessionForm<Values>(
    schema,
    { phone: '', captcha: '', code: '', password: '', consent: false },
    async ({ captcha: _, ...input }) => welcome(await send(input)),
  )
  const { errors } = form.formState
  return (
    <SessionFrame title="个人注册" links={<Link href={`/user/login${search}`}>已有账号？去登录</Link>}>
      <FormProvider {...form}>
        <form method="post" onSubmit={onSubmit} noValidate>
          <Stack gap={4}>
            <ErrorSummary faults={faults} attempt={attempt} />
            <PhoneCode purpose="register" userType={userTypes.individual} />
            <Field
              label="设置密码"
              hint="8 个字符以上，可以用一句话，不必混用大小写和符号"
              error={errors.password?.message}
              controlId="password"
              required
            >
              <PasswordInput {...form.register('password')} autoComplete="new-password" />
            </Field>
            <Consent field={form.register('consent')} error={errors.consent?.message} />
            <Button type="submit" variant="primary" size="large" wide loading={isSubmitting}>
              注册
            </Button>
          </Stack>
        </form>
      </FormProvider>
    </SessionFrame>
  )
}
