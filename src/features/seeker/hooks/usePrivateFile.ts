import { useEffect, useState } from 'react'
import { useSessionStore } from '#platform/session'

/** A picture that only entitled people may read, as an address that an `<img>` can show; '' while there is none. */
export function usePrivateFile(address: string): string {
  const session = useSessionStore()
  const [shown, setShown] = useState('')

  useEffect(() => {
    const controller = new AbortController()
    let made = ''
    async function load() {
      const response = await fetch(address, {
        headers: { Authorization: `Bearer ${session.readToken() ?? ''}` },
        signal: controller.signal,
      })
      if (!response.ok) return
      made = URL.createObjectURL(await response.blob())
      setShown(made)
    }
    if (address) load().catch(() => undefined)
    return () => {
      controller.abort()
      if (made) URL.revokeObjectURL(made)
      setShown('')
    }
  }, [address, session])

  return shown
}
