import { useEffect, useEffectEvent, useState } from 'react'
import { pathTo } from '#contract/pages'
import { autoLogin } from '#contract/sign-in'
import { Button, DoorLayout, PageError, Row, Skeleton, Text } from '#design-system'
import { useSend } from '#platform/call'
import { wordsFor } from '#platform/forms'
import { usePageHead } from '#platform/head'
import { useNavigate, useRequest } from '#platform/routing'
import { useSession, useSessionStore } from '#platform/session'
import { useSignedIn } from '../../hooks/useSignedIn.ts'
import { doorSearch } from '../../model/door-address.ts'

/** `/auto-login?ticket=…` — exchanges a one-time ticket for a session; the token itself never stands in an address. */
export function AutoLoginPage() {
  const { ticket } = doorSearch.parse(useRequest().query)
  const { send } = useSend(autoLogin)
  const welcome = useSignedIn()
  const session = useSessionStore()
  const { user } = useSession()
  const navigate = useNavigate()
  const [failure, setFailure] = useState('')
  const [isAsking, setAsking] = useState(false)
  usePageHead({ title: '自动登录', noIndex: true })

  const exchange = useEffectEvent(async () => {
    try {
      await welcome(await send({ ticket }))
    } catch (error) {
      setFailure(wordsFor(error))
    }
  })
  // Somebody else may have made the link: nobody's account is put in the place of one's own without asking.
  const begin = useEffectEvent(() => {
    if (session.readToken() === null) void exchange()
    else setAsking(true)
  })
  useEffect(() => {
    if (ticket) begin()
  }, [ticket])

  if (!ticket || failure) {
    return (
      <PageError
        title="自动登录没有成功"
        actions={[
          { label: '个人登录', href: pathTo('seekerLogin') },
          { label: '单位登录', href: pathTo('employerLogin') },
        ]}
      >
        {failure || '登录链接不完整。'} 登录链接只能使用一次，60 秒内有效。
      </PageError>
    )
  }
  if (isAsking) {
    return (
      <DoorLayout title="要换一个账号登录吗？">
        <Text>
          您现在登录的是{user ? `“${user.nickName}”` : '另一个账号'}
          。继续后，本浏览器会改用登录链接里的账号；如果这个链接不是您自己生成的，请不要继续。
        </Text>
        <Row gap={3}>
          <Button onClick={() => navigate(pathTo('home'), { replace: true })}>保留现在的账号</Button>
          <Button
            variant="primary"
            onClick={() => {
              setAsking(false)
              void exchange()
            }}
          >
            换账号登录
          </Button>
        </Row>
      </DoorLayout>
    )
  }
  return (
    <DoorLayout title="正在登录">
      <Skeleton shape="block" />
    </DoorLayout>
  )
}
