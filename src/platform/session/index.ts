export { leadsOn } from './leads-on.ts'
export { SessionContext, useSession, useSessionStore } from './SessionContext.ts'
export {
  type Credentials,
  createSession,
  ownKey,
  type PortalUser,
  type SessionState,
  type SessionStatus,
  type SessionStore,
  tokenKeys,
} from './session.ts'
export { useMayAct } from './useMayAct.ts'
