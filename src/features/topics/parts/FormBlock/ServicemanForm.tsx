import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { Alert, ButtonLink, Row, Skeleton } from '#design-system'
import { ServicemanRegistration } from '#features/account'
import { useSession, useSessionStore } from '#platform/session'
import { useArrived } from '../../hooks/useArrived.ts'

/** The registration of ex-servicemen for guests, and for everybody as the service draws it; whoever has an account is told what comes next. */
export function ServicemanForm() {
  const store = useSessionStore()
  const { status, user } = useSession()
  const arrived = useArrived()
  // Who registers here is signed in before the resume opens: the form stays until then.
  const [came] = useState(() => ({ asGuest: store.readToken() === null && status === 'LOGOUT' }))
  if (!arrived || came.asGuest || (status === 'LOGOUT' && store.readToken() === null)) return <ServicemanRegistration />
  if (!user) return <Skeleton shape="block" />
  if (user.userType === 1) {
    return (
      <Alert title="您登录的是单位账号">退役军人登记用的是个人账号，请退出单位账号后再到这里用本人手机号注册。</Alert>
    )
  }
  return (
    <Alert
      tone="success"
      title={user.resumeId ? '您已登记为退役军人' : '您已登录个人账号'}
      action={
        <Row gap={3}>
          <ButtonLink
            variant="primary"
            href={user.resumeId ? pathTo('resume', { id: user.resumeId }) : pathTo('resumes')}
          >
            {user.resumeId ? '完善简历' : '写简历'}
          </ButtonLink>
          <ButtonLink href={pathTo('jobSearch')}>找职位</ButtonLink>
        </Row>
      }
    >
      {user.resumeId
        ? '把服役岗位、技能证书和培训经历写进简历，专场推荐会更准。'
        : '不用再注册：把服役经历写进简历的工作经历，用人单位就能看到。'}
    </Alert>
  )
}
