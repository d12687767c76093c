import { type ReactNode, useState } from 'react'
import type { AccountInfo } from '#contract/account'
import { Alert, Stack, Tabs, Text } from '#design-system'
import { useNow } from '#platform/clock'
import { CodeProof } from './CodeProof.tsx'
import { PasswordProof } from './PasswordProof.tsx'

interface Props {
  account: AccountInfo
  /** What the proof is asked for; it stays as typed when the proof runs out and is given again. */
  children: ReactNode
}

/** Asks who sits there before what cannot be undone: by password, or by a code to an address of the account. */
export function IdentityCheck({ account, children }: Props) {
  const isProved = useNow() < account.provedUntil
  const [wasProved, setWasProved] = useState(false)
  if (isProved && !wasProved) setWasProved(true)
  const { hasPassword, phone, email } = account
  const ways = [
    ...(hasPassword ? [{ id: 'password', label: '密码', content: <PasswordProof /> }] : []),
    ...(phone ? [{ id: 'phone', label: '短信', content: <CodeProof to="phone" address={phone} /> }] : []),
    ...(email ? [{ id: 'email', label: '邮箱', content: <CodeProof to="email" address={email} /> }] : []),
  ]
  return (
    <>
      {!isProved && (
        <Stack gap={4}>
          {wasProved ? (
            <Alert tone="warning" live>
              身份确认已过期，请重新确认；下面填写的内容还在。
            </Alert>
          ) : (
            <Text>为了您的账号安全，请先确认是您本人。确认后 15 分钟内有效。</Text>
          )}
          <Tabs label="确认方式" items={ways} />
        </Stack>
      )}
      {wasProved && <div hidden={!isProved}>{children}</div>}
    </>
  )
}
