import type { PortalUser } from '#platform/session'
import { useLogout } from '../../hooks/useLogout.ts'
import { SiteUser } from './SiteUser.tsx'

/** Who is signed in, and their way out, which may have to ask. */
export function OwnMenu({ user }: { user: PortalUser }) {
  const { logout, flow } = useLogout()
  return (
    <>
      <SiteUser user={user} onLogout={() => void logout()} />
      {flow}
    </>
  )
}
