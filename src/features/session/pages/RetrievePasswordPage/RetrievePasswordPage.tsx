import { pathTo } from '#contract/pages'
import { userTypes } from '#contract/session'
import { Link } from '#design-system'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { SessionFrame } from '../../parts/SessionFrame/SessionFrame.tsx'

const RetrievalForm = later(async () => (await import('../../parts/RetrievalForm/RetrievalForm.tsx')).RetrievalForm)

/** `/forget/pwd/:id` — a new password by a code to phone or e-mail; the id is the user type (1 employer, 2 individual). */
export function RetrievePasswordPage() {
  const {
    params: { id },
  } = useRequest()
  const isEmployer = id === '1' || id === 'org'
  return (
    <SessionFrame
      title={isEmployer ? '单位找回密码' : '个人找回密码'}
      why="先用验证码确认是您本人，再设置新密码"
      promise="验证码只发到您注册时的手机号或绑定的邮箱。请不要告诉任何人，工作人员也不会索要。"
      description="忘记密码时，用注册时的手机号或邮箱收取验证码，重新设置登录密码。"
      links={<Link href={isEmployer ? pathTo('employerLogin') : pathTo('seekerLogin')}>返回登录</Link>}
    >
      <RetrievalForm userType={isEmployer ? userTypes.employer : userTypes.individual} />
    </SessionFrame>
  )
}
