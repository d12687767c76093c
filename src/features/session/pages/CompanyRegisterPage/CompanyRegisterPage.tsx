import { FormProvider } from 'react-hook-form'
import { registerCompany, userTypes } from '#contract/session'
import { Button, ErrorSummary, Field, Link, PasswordInput, Stack, TextInput } from '#design-system'
import { useSend } from '#platform/call'
import { useSessionForm } from '../../hooks/useSessionForm.ts'
import { useSignedIn } from '../../hooks/useSignedIn.ts'
import { companyRegistration } from '../../model/schemas.ts'
import { Consent } from '../../parts/Consent/Consent.tsx'
import { PhoneCode, type PhoneCodeValues } from '../../parts/PhoneCode/PhoneCode.tsx'
import { SessionFrame } from '../../parts/SessionFrame/SessionFrame.tsx'

interface Values extends PhoneCodeValues {
  name: string
  creditCode: string
  contactName: string
  password: string
  consent: boolean
}

const schema = /* @__PURE__ */ companyRegistration()

/** `/org/register` — who the employer is, who acts for it, and how to reach them. */
export function CompanyRegisterPage() {
  const { send } = useSend(registerCompany)
  const welcome = useSignedIn()
  const { form, onSubmit, isSubmitting, faults, attempt } = useSessionForm<Values>(
    schema,
    {
      name: '',
      creditCode: '',
      contactName: '',
      phone: '',
      captcha: '',
      code: '',
      password: '',
      consent: false,
    },
    async ({ captcha: _, ...input }) => welcome(await send(input)),
  )
  const { errors } = form.formState
  return (
    <SessionFrame title="单位注册" links={<Link href="/org/login">已有账号？去登录</Link>}>
      <FormProvider {...form}>
        <form method="post" onSubmit={onSubmit} noValidate>
          <Stack gap={4}>
            <ErrorSummary faults={faults} attempt={attempt} />
            <Field label="单位名称" hint="与营业执照一致" error={errors.name?.message} controlId="name" required>
              <TextInput {...form.register('name')} autoComplete="organization" />
            </Field>
            <Field
              label="统一社会信用代码"
              hint="营业执照上的 18 位代码"
              error={errors.creditCode?.message}
              controlId="creditCode"
              required
            >
              <TextInput {...form.register('creditCode')} autoComplete="off" autoCapitalize="characters" />
            </Field>
            <Field label="联系人姓名" error={errors.contactName?.message} controlId="contactName" required>
              <TextInput {...form.register('contactName')} autoComplete="name" />
            </Field>
            <PhoneCode purpose="register" userType={userTypes.employer} />
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
