import { useEffect, useState } from 'react'
import { useRead } from '#platform/call'
import { browserStorage } from '#platform/storage'
import { type KeptKeys, keepKeys, readKeys } from '../model/kept-keys.ts'
import { keysRead } from '../reads.ts'

const storage = browserStorage()

/**
 * The public keys, fetched where there is a network and kept in this browser for where there is none; null while neither
 * is here.
 */
export function useKeys() {
  const { data, error, isLoading, retry } = useRead(keysRead)
  const [kept, setKept] = useState<KeptKeys | null>(null)
  useEffect(() => {
    if (data && data.keys.length > 0) {
      const fresh = { keys: data.keys, keptAt: Date.now() }
      keepKeys(storage, fresh)
      setKept(fresh)
    } else {
      setKept(readKeys(storage))
    }
  }, [data])
  return { kept, error, isLoading: isLoading && kept === null, retry }
}
