import { pageAt, pathTo } from '#contract/pages'
import { type UserType, userTypes } from '#contract/session'
import { Link } from '#design-system'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { doorSearch } from '../../model/door-address.ts'
import { purposeOf } from '../../model/purpose.ts'
import { SessionFrame } from '../../parts/SessionFrame/SessionFrame.tsx'

const LoginForm = later(async () => (await import('../../parts/LoginForm/LoginForm.tsx')).LoginForm)

const wordings = {
  [userTypes.individual]: {
    title: '个人登录',
    why: '登录后可以投递简历，查看投递进度、面试邀请和消息',
    description: '求职者登录：用密码或短信验证码登录，查看投递进度、面试邀请、报名和消息。',
    register: pathTo('seekerRegister'),
    other: pathTo('employerLogin'),
    otherLabel: '单位登录',
  },
  [userTypes.employer]: {
    title: '单位登录',
    why: '登录后可以发布职位，处理收到的简历，安排面试',
    description: '用人单位登录：用密码或短信验证码登录，发布职位、处理收到的简历、安排面试。',
    register: pathTo('employerRegister'),
    other: pathTo('seekerLogin'),
    otherLabel: '个人登录',
  },
} as const satisfies Record<UserType, object>

/** `/user/login` and `/org/login` — by password or by a code; whoever was on the way somewhere gets there afterwards. */
export function LoginPage() {
  const { path: pathname, query } = useRequest()
  const door = doorSearch.parse(query)
  const userType = pageAt(pathname)?.name === 'employerLogin' ? userTypes.employer : userTypes.individual
  const { title, why, description, register, other, otherLabel } = wordings[userType]
  return (
    <SessionFrame
      title={title}
      description={description}
      why={purposeOf(door.redirectUri, userType === userTypes.employer ? 'employer' : 'seeker') || why}
      promise="手机号用于登录和接收办理通知，不在网上公开。请不要把密码和验证码告诉任何人，工作人员也不会索要。"
      links={
        <>
          <Link href={doorSearch.format(register, door)}>没有账号？去注册</Link>
          <Link href={pathTo('retrievePassword', { id: userType })}>忘记密码</Link>
          <Link href={doorSearch.format(other, door)}>{otherLabel}</Link>
        </>
      }
    >
      <LoginForm userType={userType} />
    </SessionFrame>
  )
}
