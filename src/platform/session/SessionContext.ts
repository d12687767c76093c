import { createContext, use, useSyncExternalStore } from 'react'
import { memoryStorage } from '../storage/index.ts'
import { createSession, type SessionState, type SessionStore } from './session.ts'

/** The session, provided by the shell; without a provider nobody is signed in. */
export const SessionContext = createContext<SessionStore>(createSession(memoryStorage()))

const LOGGED_OUT: SessionState = { status: 'LOGOUT', loginType: 2, user: null }

/** The store itself, for whoever signs in or out. */
export const useSessionStore = () => use(SessionContext)

/** Who is signed in. On the server, and while hydrating, nobody is. */
export function useSession(): SessionState {
  const store = use(SessionContext)
  return useSyncExternalStore(store.subscribe, store.getState, () => LOGGED_OUT)
}
