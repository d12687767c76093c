import { createContext, type ReactNode, useContext } from 'react'
import type { ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | undefined>(undefined)

/** Hands the store of messages down. */
export const ToastProvider = ({ store, children }: { store: ToastStore; children: ReactNode }) => (
  <ToastContext value={store}>{children}</ToastContext>
)

/** The store of messages: `useToasts().show({ message: '已保存', duration: 1500 })`. Throws outside a ToastProvider. */
export const useToasts = (): ToastStore => {
  const store = useContext(ToastContext)
  if (!store) throw new Error('useToasts needs a ToastProvider above it')
  return store
}
