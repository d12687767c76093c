import { mayOpen, type Reader } from '#contract/pages'
import { isFor } from '#platform/call'
import type { SessionState, SessionStore } from '#platform/session'
import type { Transport } from '#platform/transport'
import { matchAddress } from './match.ts'
import { loadPage } from './pages.ts'
import { callsOf } from './reads.ts'
import { recordOf } from './slices.ts'

const readerIn = ({ status, loginType }: SessionState): Reader =>
  status === 'LOGOUT' ? 'guest' : loginType === 1 ? 'employer' : 'seeker'

interface Needs {
  session: Pick<SessionStore, 'getState'>
  transport: Pick<Transport, 'readAhead'>
}

/** Fetches chunk and first data of the page at an address, unless whoever is here would be sent elsewhere from it. */
export async function preloadPage(address: string, { session, transport }: Needs): Promise<void> {
  const match = matchAddress(address)
  if (!match || !mayOpen(readerIn(session.getState()), match.page)) return
  loadPage(match.name).catch(() => undefined)
  const { reads = [] } = await recordOf(match.name)
  const wanted = reads.filter(({ audience }) => isFor(audience, session.getState()))
  for (const [endpoint, input] of callsOf(wanted, match)) transport.readAhead(endpoint, input)
}
