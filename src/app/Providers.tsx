import { type ReactNode, useMemo } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { useToasts } from '#design-system'
import { RenderedContext, type RenderedData, retryLater, TransportContext } from '#platform/call'
import { RenderedAtContext } from '#platform/clock'
import { HeadContext, type HeadTarget } from '#platform/head'
import { ElderContext } from '#platform/look'
import { NotifyContext } from '#platform/notices'
import { PreloadContext } from '#platform/routing'
import { SessionContext, type SessionStore } from '#platform/session'
import { CallRefused, type Transport } from '#platform/transport'
import { notifyBy } from './notify.ts'
import { RouterLinks } from './RouterLinks.tsx'

/** What the shell provides every slice with. */
export interface Provided {
  transport: Transport | null
  session: SessionStore
  head: HeadTarget
  rendered: RenderedData
  /** When the page was rendered on the service, milliseconds since the epoch. */
  renderedAt: number | null
  /** Rendered for elder mode; whoever renders in a browser need not say. */
  isElder?: boolean
  preload: (address: string) => void
}

const swrSettings: SWRConfiguration = {
  focusThrottleInterval: 60_000,
  onErrorRetry: retryLater,
  // What has failed is read again by who shows the failure, also on a page that nobody looks at just then.
  revalidateOnReconnect: false,
  shouldRetryOnError: error => !(error instanceof CallRefused),
}

/** Hands down to the slices what they need of the shell. Stands inside a ToastProvider. */
export function Providers({
  transport,
  session,
  head,
  rendered,
  renderedAt,
  isElder = false,
  preload,
  children,
}: Provided & { children: ReactNode }) {
  const toasts = useToasts()
  const notify = useMemo(() => notifyBy(toasts), [toasts])
  return (
    <SWRConfig value={{ ...swrSettings, fallback: rendered.answers }}>
      <TransportContext value={transport}>
        <SessionContext value={session}>
          <HeadContext value={head}>
            <RenderedContext value={rendered}>
              <RenderedAtContext value={renderedAt}>
                <ElderContext value={isElder}>
                  <PreloadContext value={preload}>
                    <NotifyContext value={notify}>
                      <RouterLinks>{children}</RouterLinks>
                    </NotifyContext>
                  </PreloadContext>
                </ElderContext>
              </RenderedAtContext>
            </RenderedContext>
          </HeadContext>
        </SessionContext>
      </TransportContext>
    </SWRConfig>
  )
}
