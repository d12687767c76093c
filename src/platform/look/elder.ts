import { createContext, use, useSyncExternalStore } from 'react'

/** Whether the service renders the page for elder mode; it has no document to ask. */
export const ElderContext = createContext(false)

const isElder = () => document.documentElement.dataset.size === 'elder'

function follow(told: () => void) {
  const changes = new MutationObserver(told)
  changes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-size'] })
  return () => changes.disconnect()
}

/** Whether elder mode is chosen: for what is put together differently there, where another style is not enough. */
export function useIsElder(): boolean {
  const rendered = use(ElderContext)
  return useSyncExternalStore(follow, isElder, () => rendered)
}
