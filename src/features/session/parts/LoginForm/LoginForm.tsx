import { useState } from 'react'
import type { UserType } from '#contract/session'
import { Tabs } from '#design-system'
import type { Closing } from '../../model/closing.ts'
import { ComingBack } from '../ComingBack/ComingBack.tsx'
import { CodeLogin } from './CodeLogin.tsx'
import { PasswordLogin } from './PasswordLogin.tsx'

/** The two ways to sign in, side by side: by password, or by a code sent to the phone. An account that is being cancelled asks first. */
export function LoginForm({ userType }: { userType: UserType }) {
  const [closing, setClosing] = useState<Closing | null>(null)
  if (closing) return <ComingBack {...closing} onLeave={() => setClosing(null)} />
  const props = { userType, onClosing: setClosing }
  return (
    <Tabs
      key={userType}
      label="登录方式"
      items={[
        { id: 'password', label: '密码登录', content: <PasswordLogin {...props} /> },
        { id: 'sms', label: '短信登录', content: <CodeLogin {...props} /> },
      ]}
    />
  )
}
