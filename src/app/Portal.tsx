import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { takeOver } from '#platform/later'
import { BrowserRouter } from '#platform/routing'
import { documentHead } from './document-head.ts'
import { Frame } from './Frame.tsx'
import type { PageData } from './page-data.ts'
import type { Shell } from './shell.ts'
import type { NavigationEffects } from './useShown.ts'

interface Notice {
  default: ComponentType<{ onClose: () => void }>
}

/** Seldom said, so fetched when it is; where that fails, the sign-in page follows without it. */
const ExpiredNotice = lazy(() =>
  import('./ExpiredNotice.tsx').then(
    (module): Notice => ({ default: module.ExpiredNotice }),
    (): Notice => ({ default: Unsaid }),
  ),
)

function Unsaid({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    onClose()
  })
  return null
}

/** For how long what came with the page counts as fresh. */
const RENDERED_FRESH_MS = 60_000

interface Props {
  shell: Shell
  data: PageData
  /** The address that the service has drawn. */
  drawnAt: string
}

/** The whole portal in a browser. */
export function Portal({ shell, data, drawnAt }: Props) {
  const { session, transport, guardian, progress } = shell
  // As the service has rendered it, whatever is chosen later.
  const [isElder] = useState(() => document.documentElement.dataset.size === 'elder')
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const head = useMemo(() => documentHead(data.settings.siteName), [data])
  const rendered = useMemo(() => {
    const until = performance.now() + RENDERED_FRESH_MS
    return {
      answers: data.answers,
      // It was rendered for guests: whoever is signed in may have hidden some of it.
      get freshUntil() {
        return session.readToken() ? 0 : until
      },
    }
  }, [data, session])
  const effects = useMemo<NavigationEffects>(
    () => ({
      guardian,
      onExpired: then => setLeave(() => then),
      onLogOut: session.signOut,
      onStart: progress.start,
      onShow: transport.pending.cancelAll,
      onEnd: () => {
        const { dataset } = document.documentElement
        if (dataset.awaitsUser === '') dataset.awaitsUser = 'late'
        progress.end()
      },
    }),
    [guardian, session, transport, progress],
  )
  const replay = useRef<(() => Promise<void>) | undefined>(undefined)
  // From here on the page hears for itself; what it missed it is told when every part of it listens.
  useLayoutEffect(() => {
    replay.current = takeOver(document.documentElement)
    delete document.documentElement.dataset.arriving
  }, [])
  useEffect(() => {
    void replay.current?.()
  }, [])
  return (
    <BrowserRouter drawnAt={drawnAt}>
      <Frame
        {...shell}
        head={head}
        rendered={rendered}
        renderedAt={data.renderedAt}
        isElder={isElder}
        effects={effects}
        instead={data.shown}
        notice={
          leave && (
            <Suspense>
              <ExpiredNotice
                onClose={() => {
                  setLeave(null)
                  session.signOut()
                  leave()
                }}
              />
            </Suspense>
          )
        }
      />
    </BrowserRouter>
  )
}
