import { type ReactNode, useSyncExternalStore } from 'react'
import type { PageName } from '#contract/pages'
import { NavigationProgress, OfflineBanner, ToastProvider, ToastRegion, type ToastStore } from '#design-system'
import { App } from './App.tsx'
import { type Provided, Providers } from './Providers.tsx'
import type { Progress } from './progress.ts'
import type { NavigationEffects } from './useShown.ts'

interface FrameProps extends Provided {
  effects: NavigationEffects | null
  instead: PageName | undefined
  toasts: ToastStore
  progress: Progress
  /** A word that everything else waits for. */
  notice?: ReactNode
}

/**
 * Everything inside the router, and alone in it: the same tree on the service and in the browser, so that hydration finds
 * what it expects, made-up ids included.
 */
export function Frame({ effects, instead, toasts, progress, notice, ...provided }: FrameProps) {
  return (
    <ToastProvider store={toasts}>
      <Providers {...provided}>
        <App effects={effects} instead={instead} overlay={<Overlay progress={progress} />} />
      </Providers>
      {notice}
      <ToastRegion />
    </ToastProvider>
  )
}

function Overlay({ progress }: { progress: Progress }) {
  const active = useSyncExternalStore(progress.subscribe, progress.isRunning, () => false)
  return (
    <>
      <NavigationProgress active={active} />
      <OfflineBanner />
    </>
  )
}
