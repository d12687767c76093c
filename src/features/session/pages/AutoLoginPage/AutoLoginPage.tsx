import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { autoLogin } from '#contract/sign-in'
import { PageError, PageTitle, Skeleton, Stack } from '#design-system'
import { useSend } from '#platform/call'
import { wordsFor } from '#platform/forms'
import { usePageHead } from '#platform/head'
import { useSignedIn } from '../../hooks/useSignedIn.ts'

/** `/auto-login?ticket=…` — exchanges a one-time ticket for a session; the token itself never stands in an address. */
export function AutoLoginPage() {
  const [address] = useSearchParams()
  const ticket = address.get('ticket') ?? ''
  const { send } = useSend(autoLogin)
  const welcome = useSignedIn()
  const [failure, setFailure] = useState('')
  usePageHead({ title: '自动登录', noIndex: true })

  const exchange = useEffectEvent(async () => {
    try {
      await welcome(await send({ ticket }))
    } catch (error) {
      setFailure(wordsFor(error))
    }
  })
  useEffect(() => {
    if (ticket) void exchange()
  }, [ticket])

  if (!ticket || failure) {
    return (
      <PageError
        title="自动登录没有成功"
        actions={[
          { label: '个人登录', href: '/user/login' },
          { label: '单位登录', href: '/org/login' },
        ]}
      >
        {failure || '登录链接不完整。'} 登录链接只能使用一次，60 秒内有效。
      </PageError>
    )
  }
  return (
    <Stack>
      <PageTitle>正在登录</PageTitle>
      <Skeleton shape="block" />
    </Stack>
  )
}
