import type { UserType } from '#contract/session'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useRetrieval } from '../../hooks/useRetrieval.ts'
import { emailRetrieval } from '../../model/schemas.ts'
import { EmailCode, type EmailCodeValues } from '../EmailCode/EmailCode.tsx'
import { NewPassword } from '../NewPassword/NewPassword.tsx'

interface Values extends EmailCodeValues {
  way: 'email'
  password: string
}

const schema = /* @__PURE__ */ emailRetrieval()
const untouched: Values = { way: 'email', email: '', captcha: '', code: '', password: '' }

/** A new password by a code to the e-mail address that was bound to the account. */
export function EmailRetrieval({ userType }: { userType: UserType }) {
  const retrieve = useRetrieval(userType)
  const session = useDraftForm<Values>({
    rules: schema,
    initial: untouched,
    submit: ({ captcha: _, ...typed }) => retrieve(typed),
  })
  return (
    <ShortForm {...session} action="更新密码">
      <EmailCode purpose="retrieve" userType={userType} label="已绑定的邮箱" />
      <NewPassword label="新密码" />
    </ShortForm>
  )
}
