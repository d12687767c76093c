import { pathTo } from '#contract/pages'
import { logout } from '#contract/session'
import type { Drafts } from '#platform/drafts'
import { dropKeptForms } from '#platform/forms'
import type { SessionStore } from '#platform/session'
import type { Transport } from '#platform/transport'

/** Logout sends userType 1 to /org/login and others to /user/login (specification section 2). */
const loginOf = { 1: pathTo('employerLogin'), 2: pathTo('seekerLogin') } as const

interface Leaving {
  session: SessionStore
  transport: Transport
  drafts: Drafts
  /** Leaves by a full load, so that nothing personal stays in memory. */
  go: (address: string) => void
}

/**
 * Ends the session on the service and here, whether or not the service can be reached. The computer may be a library's:
 * nothing that was typed stays on it.
 */
export async function leave({ session, transport, drafts, go }: Leaving): Promise<void> {
  const { loginType } = session.getState()
  await transport.call(logout, {}).catch(() => undefined)
  drafts.dropAll()
  dropKeptForms()
  session.signOut()
  go(loginOf[loginType])
}
