import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { NoticeDialog } from '#design-system'
import { documentHead } from './document-head.ts'
import { Frame } from './Frame.tsx'
import type { PageData } from './page-data.ts'
import type { Shell } from './shell.ts'
import type { NavigationEffects } from './useShown.ts'

/** For how long what came with the page counts as fresh. */
const RENDERED_FRESH_MS = 60_000

/** The whole portal in a browser. */
export function Portal({ shell, data }: { shell: Shell; data: PageData }) {
  const { session, transport, guardian, progress } = shell
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const head = useMemo(() => documentHead(data.settings.siteName), [data])
  const rendered = useMemo(() => ({ answers: data.answers, freshUntil: performance.now() + RENDERED_FRESH_MS }), [data])
  const effects = useMemo<NavigationEffects>(
    () => ({
      guardian,
      onExpired: then => setLeave(() => then),
      onLogOut: session.signOut,
      onStart: progress.start,
      onShow: transport.pending.cancelAll,
      onEnd: progress.end,
    }),
    [guardian, session, transport, progress],
  )
  const replay = useRef<(() => void) | undefined>(undefined)
  // From here on the page hears for itself; what it missed it is told when every part of it listens.
  useLayoutEffect(() => {
    replay.current = window.endEarly?.()
  }, [])
  useEffect(() => replay.current?.(), [])
  return (
    // In one go: in slices a change of page takes twice as long.
    <BrowserRouter useTransitions={false}>
      <Frame
        {...shell}
        head={head}
        rendered={rendered}
        renderedAt={data.renderedAt}
        effects={effects}
        instead={data.shown}
        notice={
          leave && (
            <NoticeDialog
              title="温馨提示"
              duration={3000}
              onClose={() => {
                setLeave(null)
                session.signOut()
                leave()
              }}
            >
              登录已失效，请前往登录！
            </NoticeDialog>
          )
        }
      />
    </BrowserRouter>
  )
}
