import { type ComponentProps, useSyncExternalStore } from 'react'
import { Region } from './Toast.styles.ts'
import { Toast } from './Toast.tsx'
import { useToasts } from './ToastProvider.tsx'
import type { ToastEntry } from './toast-store.ts'

const none: readonly ToastEntry[] = []

/** Where messages appear and are read aloud. Renders a live `<div>` that is there from the start, as screen readers need. */
export const ToastRegion = (props: Omit<ComponentProps<'div'>, 'children'>) => {
  const store = useToasts()
  const toasts = useSyncExternalStore(store.subscribe, store.visible, () => none)
  return (
    <Region role="region" aria-live="polite" aria-label="消息" {...props}>
      {toasts.map(toast => (
        <Toast key={toast.id} toast={toast} dismiss={store.dismiss} />
      ))}
    </Region>
  )
}
