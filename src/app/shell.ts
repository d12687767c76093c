import { createToastStore, type ToastStore } from '#design-system'
import { learnServiceTime } from '#platform/clock'
import { somebody } from '#platform/presence'
import { createSession, type SessionStore, tokenKeys } from '#platform/session'
import { browserStorage } from '#platform/storage'
import { createTransport, type Transport } from '#platform/transport'
import { createGuardian, type Guardian } from './guardian.ts'
import { notifyBy } from './notify.ts'
import type { PageData } from './page-data.ts'
import { preloadPage } from './preloading.ts'
import { createProgress, type Progress } from './progress.ts'
import { checkVersion } from './version-check.ts'

export interface Shell {
  session: SessionStore
  transport: Transport
  guardian: Guardian
  /** Fetches chunk and first data of an address. */
  preload: (address: string) => void
  toasts: ToastStore
  progress: Progress
}

/** Makes what lives as long as the page does: session, transport, guard and the start-up checks. */
export function createShell({ settings, buildTime }: PageData, window: Window): Shell {
  const session = createSession(browserStorage())
  const toasts = createToastStore()
  const transport = createTransport({
    readToken: session.readToken,
    isSignedIn: () => session.getState().status === 'LOGIN',
    notify: notifyBy(toasts),
    onSignInAgain: ({ durationMs }) => {
      window.setTimeout(() => {
        session.signOut()
        window.location.reload()
      }, durationMs)
    },
  })
  const guardian = createGuardian(session, transport)

  // Somebody is there: their first call is not far, and shall not wait for its code; nor is their going away and coming back.
  void somebody(window)
    .then(transport.warm)
    .then(() => import('./coming-back.ts'))
    .then(
      ({ followComingBack }) => followComingBack(window, session),
      () => undefined,
    )

  window.addEventListener('storage', event => {
    // Log out in one tab logs out the others; a reload lets the guard decide what may still be seen.
    if (event.key !== tokenKeys.token && event.key !== null) return
    const wasIn = session.getState().status === 'LOGIN'
    session.followStorage()
    if (wasIn && session.getState().status === 'LOGOUT') window.location.reload()
  })
  // Guests have no messages: what follows their number comes with the first who signs in.
  const following = session.subscribe(() => {
    if (session.getState().status !== 'LOGIN') return
    following()
    const follow = ({ followUnreadIn }: typeof import('./unread.ts')) => followUnreadIn(window, { session, guardian })
    import('./unread.ts').then(follow, () => undefined)
  })
  if (settings.hardening)
    import('./hardening.ts').then(
      ({ harden }) => harden(window),
      () => undefined,
    )
  void checkVersion(buildTime, {
    fetch: (...request) => window.fetch(...request),
    storage: () => window.sessionStorage,
    reload: () => window.location.reload(),
    now: Date.now,
    learnTime: learnServiceTime,
  })

  return {
    session,
    transport,
    guardian,
    preload: address => void preloadPage(address, { session, transport }).catch(() => undefined),
    toasts,
    progress: createProgress(),
  }
}
