import { pathTo } from '#contract/pages'
import { fetchUserInfo, type SignedIn } from '#contract/session'
import { useTransport } from '#platform/call'
import { goBackTo, useNavigate, useRequest } from '#platform/routing'
import { useSessionStore } from '#platform/session'
import { doorSearch } from '../model/door-address.ts'

/** Where people go who came without a page in mind. */
const homeOf = { 1: pathTo('centre'), 2: pathTo('home') } as const

/** What follows a login or a registration: token kept, person fetched, back to the page that asked for it, or to `end` where none did. */
export function useSignedIn(end?: string) {
  const session = useSessionStore()
  const transport = useTransport()
  const navigate = useNavigate()
  const { redirectUri } = doorSearch.parse(useRequest().query)

  /** `first`: what is to be done with the new session before anything is shown. */
  return async (credentials: SignedIn, first?: () => Promise<void>) => {
    session.signIn(credentials)
    await first?.()
    session.setUser(await transport().call(fetchUserInfo, {}))
    const target = redirectUri || (end ?? homeOf[credentials.userType])
    if (!goBackTo(target)) navigate(target, { replace: true })
  }
}
