import { useCallback, useEffect, useState } from 'react'
import { withdrawnTickets } from '#contract/exam-tickets'
import { useTransport } from '#platform/call'
import { browserStorage } from '#platform/storage'
import { keepWithdrawn, readWithdrawn } from '../model/kept-withdrawn.ts'
import type { Withdrawn } from '../model/withdrawn.ts'

const storage = browserStorage()

/**
 * The tickets that do not hold, as this browser keeps them for where there is no network; null for none. `renew` asks for
 * what holds now, and leaves what is kept where nobody answers; so does a network that comes back.
 */
export function useWithdrawn() {
  const transport = useTransport()
  const [withdrawn, setWithdrawn] = useState<Withdrawn | null>(null)
  useEffect(() => {
    setWithdrawn(before => before ?? readWithdrawn(storage))
  }, [])
  const renew = useCallback(async () => {
    const kept = readWithdrawn(storage)
    try {
      const { at, version, lists } = await transport().call(
        withdrawnTickets,
        { known: kept?.version ?? '' },
        { isQuiet: true },
      )
      const fresh = lists ?? kept?.lists
      if (!fresh) return
      keepWithdrawn(storage, { at, version, lists: fresh })
      setWithdrawn({ at, version, lists: fresh })
    } catch {
      // What is kept says itself how old it is.
    }
  }, [transport])
  useEffect(() => {
    const ask = () => void renew()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [renew])
  return { withdrawn, renew }
}
