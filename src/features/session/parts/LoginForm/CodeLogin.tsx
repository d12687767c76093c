import * as z from 'zod/mini'
import { codeOrder, mobile, smsCode } from '#contract/session-fields'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useLogin } from '../../hooks/useLogin.ts'
import { PhoneCode, type PhoneCodeValues } from '../PhoneCode/PhoneCode.tsx'
import type { LoginProps } from './login-props.ts'

const schema = /* @__PURE__ */ z.object({
  phone: mobile(),
  captcha: z.string(),
  code: smsCode(),
  order: codeOrder(),
})

/** Signing in by a code sent to the phone. */
export function CodeLogin({ userType, phone, onClosing }: LoginProps) {
  const login = useLogin(userType, onClosing)
  const session = useDraftForm<PhoneCodeValues>({
    rules: schema,
    initial: { phone, captcha: '', code: '' },
    submit: ({ captcha: _, ...typed }) => login({ way: 'sms', ...typed }),
  })
  return (
    <ShortForm {...session} action="登录">
      <PhoneCode purpose="login" userType={userType} />
    </ShortForm>
  )
}
