import { useEffect, useRef, useState } from 'react'
import type { TicketKey } from '#contract/exam-ticket-code'
import { useRead } from '#platform/call'
import { browserStorage } from '#platform/storage'
import { type KeptKeys, keepKeys, readKeys } from '../model/kept-keys.ts'
import { keysRead } from '../reads.ts'

const storage = browserStorage()

const keptNow = (keys: readonly TicketKey[]): KeptKeys | null => (keys.length > 0 ? { keys, keptAt: Date.now() } : null)

/**
 * The public keys, fetched where there is a network and kept in this browser for where there is none; null while neither
 * is here.
 */
export function useKeys() {
  const [kept, setKept] = useState<KeptKeys | null>(null)
  const { data, error, isLoading, retry } = useRead(keysRead, {
    onSuccess({ keys }) {
      const fresh = keptNow(keys)
      if (!fresh) return
      keepKeys(storage, fresh)
      setKept(fresh)
    },
  })
  const isAsked = useRef(false)
  useEffect(() => {
    setKept(before => before ?? readKeys(storage) ?? keptNow(data?.keys ?? []))
  }, [data])
  // A document that this device has kept carries keys as well, however old: only an answer tells that there is a network.
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    if (data) retry()
  }, [data, retry])
  return { kept, error, isLoading: isLoading && kept === null, retry }
}
