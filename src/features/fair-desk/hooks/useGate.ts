import { useEffect, useState } from 'react'
import { MOST_GATES } from '#contract/fair-desk'
import { browserStorage } from '#platform/storage'

const NAME = 'fair-desk-gate'
const storage = browserStorage()

/** Which gate this device stands at; it stays the same through a reload. */
export function useGate() {
  const [gate, setGate] = useState(1)
  useEffect(() => {
    const kept = Number(storage.get(NAME))
    if (Number.isInteger(kept) && kept >= 1 && kept <= MOST_GATES) setGate(kept)
  }, [])
  return {
    gate,
    choose(next: number) {
      storage.set(NAME, String(next))
      setGate(next)
    },
  }
}
