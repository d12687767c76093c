import type { UserInfo, UserType } from '#contract/session'
import type { TextStorage } from '../storage/index.ts'

/** Specification section 4: the session's status, LOGOUT at first. */
export type SessionStatus = 'LOGIN' | 'LOGOUT'

export interface SessionState {
  status: SessionStatus
  /** 1 organisation, 2 individual; 2 again after a logout. */
  loginType: UserType
  user: PortalUser | null
}

/** What the portal shows of who is signed in. */
export type PortalUser = Omit<UserInfo, 'access_token' | 'expires_in'>

/** What a login, a registration or a user-info fetch answers. `expires_in` in seconds. */
export type Credentials = Pick<UserInfo, 'access_token' | 'expires_in' | 'userType'>

/** Keys of the token storage (specification section 3). */
export const tokenKeys = { token: 'at', expiry: 'expir' } as const

/** What this browser keeps for whoever is signed in, to be read without a network, and no longer than they are. */
const OWN = 'own:'
export const ownKey = (name: string): string => OWN + name

const LOGGED_OUT: SessionState = { status: 'LOGOUT', loginType: 2, user: null }

export interface SessionStore {
  getState(): SessionState
  subscribe(listener: () => void): () => void
  /** The access token, or null when there is none or it has expired. */
  readToken(): string | null
  /** After a login or registration: token and type are known, the user follows with `setUser`. */
  signIn(credentials: Credentials): void
  /** After a user-info fetch. */
  setUser(info: UserInfo): void
  /** After messages were read or deleted: how many are unread now. */
  setUnread(pmsCount: number): void
  /** Clears user, type, flag, token and expiry, and whatever is kept under an `ownKey`. */
  signOut(): void
  /** Another tab changed the token: follow it. */
  followStorage(): void
}

/** Makes the one session store. `now` in milliseconds since the epoch. */
export function createSession(storage: TextStorage, now: () => number = Date.now): SessionStore {
  let state = LOGGED_OUT
  const listeners = new Set<() => void>()
  const become = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const keep = ({ access_token, expires_in }: Pick<Credentials, 'access_token' | 'expires_in'>) => {
    storage.set(tokenKeys.token, access_token)
    storage.set(tokenKeys.expiry, String(now() + expires_in * 1000))
  }
  const readToken = () => (Number(storage.get(tokenKeys.expiry)) > now() ? storage.get(tokenKeys.token) : null)

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readToken,
    signIn(credentials) {
      keep(credentials)
      become({ status: 'LOGIN', loginType: credentials.userType, user: null })
    },
    setUser({ access_token, expires_in, ...user }) {
      keep({ access_token, expires_in })
      become({ status: 'LOGIN', loginType: user.userType, user })
    },
    setUnread(pmsCount) {
      const { user } = state
      if (user && user.pmsCount !== pmsCount) become({ ...state, user: { ...user, pmsCount } })
    },
    signOut() {
      storage.remove(tokenKeys.token)
      storage.remove(tokenKeys.expiry)
      for (const key of storage.keys()) if (key.startsWith(OWN)) storage.remove(key)
      become(LOGGED_OUT)
    },
    followStorage() {
      if (readToken() === null && state.status === 'LOGIN') become(LOGGED_OUT)
    },
  }
}
