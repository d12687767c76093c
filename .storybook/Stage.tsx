import { type ReactNode, useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { Providers } from '../src/app/Providers.tsx'
import type { UserInfo } from '../src/contract/session.ts'
import { createToastStore, ToastProvider, ToastRegion } from '../src/design-system/index.ts'
import { createSession } from '../src/platform/session/index.ts'
import { memoryStorage } from '../src/platform/storage/index.ts'
import { createTransport } from '../src/platform/transport/index.ts'

/** Where and for whom a story is told: its `parameters`. */
export interface Scene {
  /** Address with query, such as `/job-details/7?from=list`. Default `/`. */
  route?: string
  /** Pattern of the route record, such as `/job-details/:id`, which gives a page its parameters. Default: any address. */
  path?: string
  /** Who is signed in, a fixture of the contract. Default: nobody. */
  session?: UserInfo
}

/** What the shell lends to a page, made anew for each story: the real transport, over the mock network. */
function createShell(user: UserInfo | undefined) {
  const session = createSession(memoryStorage())
  if (user) session.setUser(user)
  const toasts = createToastStore()
  const transport = createTransport({
    readToken: session.readToken,
    isSignedIn: () => session.getState().status === 'LOGIN',
    notify: ({ text, level, durationMs }) =>
      toasts.show({ message: text, tone: level === 'error' ? 'danger' : 'warning', duration: durationMs }),
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

const freshCache = { provider: () => new Map(), dedupingInterval: 0 }

/** The stage of parts and pages: everything they find in the portal, and nothing left over from the story before. */
export function Stage({ scene, children }: { scene: Scene; children: ReactNode }) {
  const [{ session, toasts, transport }] = useState(() => createShell(scene.session))
  return (
    <MemoryRouter initialEntries={[scene.route ?? '/']}>
      <SWRConfig value={freshCache}>
        <ToastProvider store={toasts}>
          <Providers
            transport={transport}
            session={session}
            head={head}
            rendered={nothingRendered}
            renderedAt={null}
            preload={() => undefined}
          >
            <Routes>
              <Route path={scene.path ?? '*'} element={children} />
            </Routes>
          </Providers>
          <ToastRegion />
        </ToastProvider>
      </SWRConfig>
    </MemoryRouter>
  )
}
