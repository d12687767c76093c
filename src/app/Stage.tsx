import { type ReactNode, useState } from 'react'
import type { UserInfo } from '#contract/session'
import { createToastStore, ToastProvider, ToastRegion } from '#design-system'
import { RouterRequest } from '#platform/routing'
import { createSession } from '#platform/session'
import { memoryStorage } from '#platform/storage'
import { createTransport } from '#platform/transport'
import { notifyBy } from './notify.ts'
import { Providers } from './Providers.tsx'

interface Props {
  /** Who is signed in; nobody unless told. */
  user?: UserInfo | undefined
  children: ReactNode
}

/** What a page is provided with, kept in memory: the real transport and nobody's storage. */
function createProvided(user: UserInfo | undefined) {
  const session = createSession(memoryStorage())
  if (user) session.setUser(user)
  const toasts = createToastStore()
  const transport = createTransport({
    readToken: session.readToken,
    isSignedIn: () => session.getState().status === 'LOGIN',
    notify: notifyBy(toasts),
    onSignInAgain: session.signOut,
  })
  return { session, toasts, transport }
}

const head = {
  collect: () => undefined,
  apply: ({ title }: { title: string }) => {
    document.title = title
  },
}

const nothingRendered = { answers: {}, freshUntil: 0 }

/** Everything that parts and pages find in the portal, for those shown outside of it; the router around it is the caller's. */
export function Stage({ user, children }: Props) {
  const [{ session, toasts, transport }] = useState(() => createProvided(user))
  return (
    <ToastProvider store={toasts}>
      <Providers
        transport={transport}
        session={session}
        head={head}
        rendered={nothingRendered}
        renderedAt={null}
        preload={() => undefined}
      >
        <RouterRequest>{children}</RouterRequest>
      </Providers>
      <ToastRegion />
    </ToastProvider>
  )
}
