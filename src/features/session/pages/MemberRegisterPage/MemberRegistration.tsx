import { userTypes } from '#contract/session'
import { registerMember } from '#contract/sign-in'
import { ShortForm } from '#features/forms'
import { useSend } from '#platform/call'
import { useDraftForm } from '#platform/forms'
import { useRegistered } from '../../hooks/useRegistered.ts'
import { memberRegistration } from '../../model/schemas.ts'
import { Consent } from '../../parts/Consent/Consent.tsx'
import { NewPassword } from '../../parts/NewPassword/NewPassword.tsx'
import { PhoneCode, type PhoneCodeValues } from '../../parts/PhoneCode/PhoneCode.tsx'

interface Values extends PhoneCodeValues {
  password: string
  consent: boolean
}

const schema = /* @__PURE__ */ memberRegistration()

/** A phone, a code, a password: nothing else is asked for. Renders a `<form>`. */
export function MemberRegistration() {
  const { send } = useSend(registerMember)
  const welcome = useRegistered()
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { phone: '', captcha: '', code: '', password: '', consent: false },
    submit: async ({ captcha: _, ...input }) => welcome(await send(input)),
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="注册">
      <PhoneCode purpose="register" userType={userTypes.individual} />
      <NewPassword label="设置密码" />
      <Consent of="individual" field={register('consent')} error={formState.errors.consent?.message} />
    </ShortForm>
  )
}
