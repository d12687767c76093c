import { useEffect, useState } from 'react'
import { saveFile } from '#platform/call'
import { type SessionStore, useSessionStore } from '#platform/session'

async function fetchPrivate(session: SessionStore, address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${session.readToken() ?? ''}` },
    signal: signal ?? null,
  })
  if (!response.ok) throw new Error(`a file answered with ${response.status}`)
  return response.blob()
}

/** A picture that only entitled people may read, as an address that an `<img>` can show; '' while there is none. */
export function usePrivateFile(address: string): string {
  const session = useSessionStore()
  const [shown, setShown] = useState('')

  useEffect(() => {
    const controller = new AbortController()
    let made = ''
    async function load() {
      made = URL.createObjectURL(await fetchPrivate(session, address, controller.signal))
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

/** Hands a file that only entitled people may read to the browser to keep; rejects when it cannot be had. */
export function useSavePrivateFile() {
  const session = useSessionStore()
  return async (address: string, name: string) => saveFile({ blob: await fetchPrivate(session, address), name })
}
