import { isSignOutCode } from '#contract/codes'
import { fetchUserInfo } from '#contract/session'
import type { Fetched } from '#platform/routing'
import type { SessionStore } from '#platform/session'
import { CallRefused, type Transport } from '#platform/transport'

/** For this long after a fetch the guard goes by what it brought, and fetches again behind the person's back. */
const FRESH_MS = 30_000

export interface Guardian {
  /**
   * Asks the service who is signed in (specification section 4); null without a token. Within half a minute of the last
   * fetch the known answer counts, so that going from page to page waits for nothing.
   */
  ask(): Promise<Fetched | null>
  /** The answer as far as it is known without waiting; undefined when the service has to be asked. */
  known(): Fetched | null | undefined
}

/** Makes the guard's source of answers. `now` in milliseconds since the epoch. */
export function createGuardian(session: SessionStore, transport: Transport, now: () => number = Date.now): Guardian {
  let underWay: Promise<Fetched> | null = null
  let askedAt = 0

  async function fetchUser(): Promise<Fetched> {
    try {
      const info = await transport.call(fetchUserInfo, {})
      session.setUser(info)
      askedAt = now()
      return { kind: 'user', userType: info.userType }
    } catch (error) {
      return error instanceof CallRefused && isSignOutCode(error.code) ? { kind: 'refused' } : { kind: 'unreachable' }
    } finally {
      underWay = null
    }
  }

  function known(): Fetched | null | undefined {
    if (session.readToken() === null) return null
    const { user } = session.getState()
    return user && now() - askedAt < FRESH_MS ? { kind: 'user', userType: user.userType } : undefined
  }

  return {
    known,
    async ask() {
      const answer = known()
      if (answer !== undefined) return answer
      underWay ??= fetchUser()
      return underWay
    },
  }
}
