import { FormProvider } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import { retrieveCompanyPassword, retrieveMemberPassword, userTypes } from '#contract/session'
import { Button, ErrorSummary, Field, Link, PasswordInput, Stack, useToasts } from '#design-system'
import { useSend } from '#platform/call'
import { useSessionForm } from '../../hooks/useSessionForm.ts'
import { passwordRetrieval } from '../../model/schemas.ts'
import { PhoneCode, type PhoneCodeValues } from '../../parts/PhoneCode/PhoneCode.tsx'
import { SessionFrame } from '../../parts/SessionFrame/SessionFrame.tsx'

interface Values extends PhoneCodeValues {
  password: string
}

const schema = /* @__PURE__ */ passwordRetrieval()

/** `/forget/pwd/:id` — a new password by a code to the phone; the id is the user type (1 employer, 2 individual). */
export function RetrievePasswordPage() {
  const { id } = useParams()
  const isEmployer = id === '1' || id === 'org'
  const userType = isEmployer ? userTypes.employer : userTypes.individual
  const login = isEmployer ? '/org/login' : '/user/login'
  const { send } = useSend(isEmployer ? retrieveCompanyPassword : retrieveMemberPassword)
  const navigate = useNavigate()
  const toasts = useToasts()
  const { form, onSubmit, isSubmitting, faults, attempt } = useSessionForm<Values>(
    schema,
    { phone: '', captcha: '', code: '', password: '' },
    async ({ captcha: _, ...input }) => {
      await send(input)
      toasts.show({ message: '密码已更新，请用新密码登录', tone: 'success', duration: 3000 })
      navigate(login)
    },
  )
  const { errors } = form.formState
  return (
    <SessionFrame title={isEmployer ? '单位找回密码' : '个人找回密码'} links={<Link href={login}>返回登录</Link>}>
      <FormProvider {...form}>
        <form method="post" onSubmit={onSubmit} noValidate>
          <Stack gap={4}>
            <ErrorSummary faults={faults} attempt={attempt} />
            <PhoneCode purpose="retrieve" userType={userType} />
            <Field label="新密码" hint="8 个字符以上" error={errors.password?.message} controlId="password" required>
              <PasswordInput {...form.register('password')} autoComplete="new-password" />
            </Field>
            <Button type="submit" variant="primary" size="large" wide loading={isSubmitting}>
              更新密码
            </Button>
          </Stack>
        </form>
      </FormProvider>
    </SessionFrame>
  )
}
