import { userTypes } from '#contract/session'
import { registerCompany } from '#contract/sign-in'
import { Field, TextInput } from '#design-system'
import { useSend } from '#platform/call'
import { useSessionForm } from '../../hooks/useSessionForm.ts'
import { useSignedIn } from '../../hooks/useSignedIn.ts'
import { companyRegistration } from '../../model/schemas.ts'
import { Consent } from '../../parts/Consent/Consent.tsx'
import { NewPassword } from '../../parts/NewPassword/NewPassword.tsx'
import { PhoneCode, type PhoneCodeValues } from '../../parts/PhoneCode/PhoneCode.tsx'
import { SessionForm } from '../../parts/SessionForm/SessionForm.tsx'

interface Values extends PhoneCodeValues {
  name: string
  creditCode: string
  contactName: string
  password: string
  consent: boolean
}

const schema = /* @__PURE__ */ companyRegistration()

/** Who the employer is, who acts for it, and how to reach them. Renders a `<form>`. */
export function CompanyRegistration() {
  const { send } = useSend(registerCompany)
  const welcome = useSignedIn()
  const session = useSessionForm<Values>(
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
  const { register, formState } = session.form
  const { errors } = formState
  return (
    <SessionForm {...session} action="注册">
      <Field label="单位名称" hint="与营业执照一致" error={errors.name?.message} controlId="name" required>
        <TextInput {...register('name')} autoComplete="organization" />
      </Field>
      <Field
        label="统一社会信用代码"
        hint="营业执照上的 18 位代码"
        error={errors.creditCode?.message}
        controlId="creditCode"
        required
      >
        <TextInput {...register('creditCode')} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field label="联系人姓名" error={errors.contactName?.message} controlId="contactName" required>
        <TextInput {...register('contactName')} autoComplete="name" />
      </Field>
      <PhoneCode purpose="register" userType={userTypes.employer} />
      <NewPassword label="设置密码" />
      <Consent field={register('consent')} error={errors.consent?.message} />
    </SessionForm>
  )
}
