import { pathTo } from '#contract/pages'
import { Button, ButtonLink, icons } from '#design-system'
import { loginAddress } from '#platform/routing'
import { useFollow } from '../../hooks/useFollow.ts'

/** Follows the employer of the page; guests are asked to sign in and come back. Renders nothing for employers. */
export function FollowButton() {
  const { id, canFollow, isGuest, following, follow } = useFollow()
  if (isGuest) {
    return (
      <ButtonLink icon={icons.heart} href={loginAddress(pathTo('companyDetails', { id }))}>
        关注
      </ButtonLink>
    )
  }
  if (!canFollow) return null
  return (
    <Button icon={icons.heart} aria-pressed={following} onClick={() => void follow(!following)}>
      {following ? '已关注' : '关注'}
    </Button>
  )
}
