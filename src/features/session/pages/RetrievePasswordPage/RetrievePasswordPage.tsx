import { useNavigate, useParams } from 'react-router-dom'
import { retrieveCompanyPassword, retrieveMemberPassword, userTypes } from '#contract/session'
import { Link, useToasts } from '#design-system'
import { useSend } from '#platform/call'
import { useSessionForm } from '../../hooks/useSessionForm.ts'
import { passwordRetrieval } from '../../model/schemas.ts'
import { NewPassword } from '../../parts/NewPassword/NewPassword.tsx'
import { PhoneCode, type PhoneCodeValues } from '../../parts/PhoneCode/PhoneCode.tsx'
import { SessionForm } from '../../parts/SessionForm/SessionForm.tsx'
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
  const session = useSessionForm<Values>(
    schema,
    { phone: '', captcha: '', code: '', password: '' },
    async ({ captcha: _, ...input }) => {
      await send(input)
      toasts.show({ message: '密码已更新，请用新密码登录', tone: 'success', duration: 3000 })
      navigate(login)
    },
  )
  return (
    <SessionFrame title={isEmployer ? '单位找回密码' : '个人找回密码'} links={<Link href={login}>返回登录</Link>}>
      <SessionForm {...session} action="更新密码">
        <PhoneCode purpose="retrieve" userType={userType} />
        <NewPassword label="新密码" />
      </SessionForm>
    </SessionFrame>
  )
}
