import { lazy, Suspense } from 'react'
import { pathTo } from '#contract/pages'
import { ButtonLink, Card, Link } from '#design-system'
import { useSession } from '#platform/session'
import { useNearSight } from '../../hooks/useNearSight.ts'
import { Doors, Root } from './WelcomeCard.styles.ts'

// Who is not signed in has no next steps.
const NextSteps = lazy(async () => ({ default: (await import('./NextSteps.tsx')).NextSteps }))

/** Two doors for guests; who is signed in sees what to do next. Takes the same room for both. */
export function WelcomeCard() {
  const { user } = useSession()
  const { box, isNear } = useNearSight()
  return (
    <Root ref={box}>
      <Card
        title={user ? '我的下一步' : '登录后可以投递和招聘'}
        action={user && <Link href={pathTo('centre')}>全部</Link>}
      >
        {user ? (
          isNear && (
            <Suspense>
              <NextSteps userType={user.userType} />
            </Suspense>
          )
        ) : (
          <Doors>
            <ButtonLink variant="primary" wide href={pathTo('seekerLogin')}>
              我要找工作
            </ButtonLink>
            <ButtonLink wide href={pathTo('employerLogin')}>
              我要招人
            </ButtonLink>
            <p>
              还没有账号？
              <Link href={pathTo('seekerRegister')}>个人注册</Link>
              <Link href={pathTo('employerRegister')}>单位注册</Link>
            </p>
          </Doors>
        )}
      </Card>
    </Root>
  )
}
