import { logout } from '#contract/session'
import { useTransport } from '#platform/call'
import { useSessionStore } from '#platform/session'

/** Logout sends userType 1 to /org/login and others to /user/login (specification section 2). */
const loginOf = { 1: '/org/login', 2: '/user/login' } as const

/** Ends the session here and on the service; leaves by a full load, so that nothing personal stays in memory. */
export function useLogout() {
  const session = useSessionStore()
  const transport = useTransport()
  return async () => {
    const { loginType } = session.getState()
    await transport()
      .call(logout, {})
      .catch(() => undefined)
    session.signOut()
    window.location.assign(loginOf[loginType])
  }
}
