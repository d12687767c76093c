import { useRef, useState } from 'react'
import { type UserType, userTypes } from '#contract/session'
import { Tabs } from '#design-system'
import type { Closing } from '../../model/closing.ts'
import { ComingBack } from '../ComingBack/ComingBack.tsx'
import { CodeLogin } from './CodeLogin.tsx'
import { PasswordLogin } from './PasswordLogin.tsx'

/**
 * The two ways to sign in, side by side. Seekers, many of whom come once a year, begin with a code sent to the phone, the
 * members of a company with their password. An account that is being cancelled asks first.
 */
export function LoginForm({ userType }: { userType: UserType }) {
  const [closing, setClosing] = useState<Closing | null>(null)
  // What has been typed goes along from one way to the other, also what was typed while the script was still on its way,
  // and in the moment between the press and the other way's fields.
  const ways = useRef<HTMLDivElement>(null)
  const [phone, setPhone] = useState('')
  if (closing) return <ComingBack {...closing} onLeave={() => setClosing(null)} />
  const props = { userType, phone, onClosing: setClosing }
  const code = { id: 'sms', label: '短信登录', content: <CodeLogin {...props} /> }
  const password = { id: 'password', label: '密码登录', content: <PasswordLogin {...props} /> }
  return (
    <Tabs
      key={userType}
      ref={ways}
      label="登录方式"
      onInput={({ target }) => target instanceof HTMLInputElement && target.type === 'tel' && setPhone(target.value)}
      onValueChange={() => setPhone(ways.current?.querySelector<HTMLInputElement>('input[type=tel]')?.value ?? '')}
      items={userType === userTypes.employer ? [password, code] : [code, password]}
    />
  )
}
