import { UserMenu } from '#design-system'
import type { PortalUser } from '#platform/session'
import { useCentreMenu } from '../../hooks/useCentreMenu.ts'
import { centreGroups } from '../../model/centre-groups.ts'
import { shownUser } from '../../model/top-bar.ts'

export interface SiteUserProps {
  user: PortalUser
  onLogout: () => void
}

/** Who is signed in, with everything of their centre and the way out. Renders a `<div>`. */
export function SiteUser({ user, onLogout }: SiteUserProps) {
  const { menu = [] } = useCentreMenu(user.userType)
  const ways = centreGroups(user.userType, menu, {}).flatMap(({ items }) => items)
  return <UserMenu user={shownUser(user)} ways={ways} onLogout={onLogout} />
}
