import * as z from 'zod/mini'
import type { UserType } from '#contract/session'
import { mobile, smsCode } from '#contract/session-fields'
import { useLogin } from '../../hooks/useLogin.ts'
import { useSessionForm } from '../../hooks/useSessionForm.ts'
import { PhoneCode, type PhoneCodeValues } from '../PhoneCode/PhoneCode.tsx'
import { SessionForm } from '../SessionForm/SessionForm.tsx'

const schema = /* @__PURE__ */ z.object({
  phone: mobile(),
  captcha: z.string(),
  code: smsCode(),
})

/** Signing in by a code sent to the phone. */
export function CodeLogin({ userType }: { userType: UserType }) {
  const login = useLogin(userType)
  const session = useSessionForm<PhoneCodeValues>(schema, { phone: '', captcha: '', code: '' }, ({ phone, code }) =>
    login({ way: 'sms', phone, code }),
  )
  return (
    <SessionForm {...session} action="登录">
      <PhoneCode purpose="login" userType={userType} />
    </SessionForm>
  )
}
