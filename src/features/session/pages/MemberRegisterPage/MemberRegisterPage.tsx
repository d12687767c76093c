import { useLocation } from 'react-router-dom'
import { registerMember, userTypes } from '#contract/session'
import { Link } from '#design-system'
import { useSend } from '#platform/call'
import { useSessionForm } from '../../hooks/useSessionForm.ts'
import { useSignedIn } from '../../hooks/useSignedIn.ts'
import { memberRegistration } from '../../model/schemas.ts'
import { Consent } from '../../parts/Consent/Consent.tsx'
import { NewPassword } from '../../parts/NewPassword/NewPassword.tsx'
import { PhoneCode, type PhoneCodeValues } from '../../parts/PhoneCode/PhoneCode.tsx'
import { SessionForm } from '../../parts/SessionForm/SessionForm.tsx'
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
  const session = useSessionForm<Values>(
    schema,
    { phone: '', captcha: '', code: '', password: '', consent: false },
    async ({ captcha: _, ...input }) => welcome(await send(input)),
  )
  const { register, formState } = session.form
  return (
    <SessionFrame title="个人注册" links={<Link href={`/user/login${search}`}>已有账号？去登录</Link>}>
      <SessionForm {...session} action="注册">
        <PhoneCode purpose="register" userType={userTypes.individual} />
        <NewPassword label="设置密码" />
        <Consent field={register('consent')} error={formState.errors.consent?.message} />
      </SessionForm>
    </SessionFrame>
  )
}
