import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from '#platform/storage'
import { type KeptEntry, keptName, readKept } from '../model/kept-shortlist.ts'

const storage = browserStorage()
const listeners = new Set<() => void>()

/** Other tabs tell by `storage`, this one by `tell`. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The list of one fair that this browser keeps, and the way to change it. */
export function useKeptShortlist(fair: string) {
  const name = keptName(fair)
  const text = useSyncExternalStore(
    subscribe,
    () => storage.get(name),
    () => null,
  )
  const kept = useMemo(() => readKept(text), [text])
  const change = useCallback(
    /** From what is kept now, another tab's changes with it. */
    (next: (kept: readonly KeptEntry[]) => readonly KeptEntry[]) => {
      const list = next(readKept(storage.get(name)))
      if (list.length === 0) storage.remove(name)
      else storage.set(name, JSON.stringify(list))
      for (const listener of listeners) listener()
    },
    [name],
  )
  return { kept, change }
}
