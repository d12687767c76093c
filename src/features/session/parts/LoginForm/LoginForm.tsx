import type { UserType } from '#contract/session'
import { Tabs } from '#design-system'
import { CodeLogin } from './CodeLogin.tsx'
import { PasswordLogin } from './PasswordLogin.tsx'

/** The two ways to sign in, side by side: by password, or by a code sent to the phone. */
export const LoginForm = ({ userType }: { userType: UserType }) => (
  <Tabs
    key={userType}
    label="登录方式"
    items={[
      { id: 'password', label: '密码登录', content: <PasswordLogin userType={userType} /> },
      { id: 'sms', label: '短信登录', content: <CodeLogin userType={userType} /> },
    ]}
  />
)
