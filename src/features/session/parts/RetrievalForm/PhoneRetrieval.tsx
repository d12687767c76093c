import type { UserType } from '#contract/session'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useRetrieval } from '../../hooks/useRetrieval.ts'
import { phoneRetrieval } from '../../model/schemas.ts'
import { NewPassword } from '../NewPassword/NewPassword.tsx'
import { PhoneCode, type PhoneCodeValues } from '../PhoneCode/PhoneCode.tsx'

interface Values extends PhoneCodeValues {
  way: 'phone'
  password: string
}

const schema = /* @__PURE__ */ phoneRetrieval()
const untouched: Values = { way: 'phone', phone: '', captcha: '', code: '', password: '' }

/** A new password by a code to the phone. */
export function PhoneRetrieval({ userType }: { userType: UserType }) {
  const retrieve = useRetrieval(userType)
  const session = useDraftForm<Values>({
    rules: schema,
    initial: untouched,
    submit: ({ captcha: _, ...typed }) => retrieve(typed),
  })
  return (
    <ShortForm {...session} action="更新密码">
      <PhoneCode purpose="retrieve" userType={userType} />
      <NewPassword label="新密码" />
    </ShortForm>
  )
}
